import { v7 as uuidv7 } from 'uuid';
import { fieldKey } from '../contract/text/captions.ts';
import type { Environment } from './environment/readEnvironment.ts';
import { commandUser } from './platform/audit/folderCommands.ts';
import { writeAuditEvent } from './platform/audit/writeAuditEvent.ts';
import { serviceLocales, servicePhrasesOf } from './platform/base/servicePhrases.ts';
import { entityInRole, entityOf } from './platform/operations/catalog.ts';
import type { BasicDataRecord } from './platform/operations/Demo.ts';
import type { ServiceContext } from './platform/operations/ServiceContext.ts';
import { stampsOf } from './platform/records/rows/storedRow.ts';
import {
  createToken,
  hashPassword,
  hashToken,
  isPasswordCorrect,
  passwordCost,
} from './platform/security/credentials.ts';
import { toKeyedRecord } from './platform/store/records/KeyedRecord.ts';
import type { RecordRepository } from './platform/store/records/RecordRepository.ts';
import type { ServiceStore } from './platform/store/ServiceStore.ts';

export interface FirstOperator {
  readonly loginId: string;
  /** Set only if this start generated the password. */
  readonly newPassword?: string;
}

/** Returns the name of a first company: the caption of its entity in each language of the product. */
function companyNameOf(tenant: string): string {
  const key = `${fieldKey(tenant, [])}.title`;
  return serviceLocales.map((locale) => servicePhrasesOf(locale).translate(key)).join(' ');
}

/** Creates a company with its sample records. One of these may be the record of the company itself. */
export async function createCompany(
  repository: RecordRepository,
  sampleRecords: readonly BasicDataRecord[],
): Promise<string> {
  const companyUuid = uuidv7();
  const tenant = entityInRole('tenant')?.model.name;
  const records = [...sampleRecords];
  if (tenant !== undefined && !records.some(({ entity }) => entity === tenant))
    records.unshift({ entity: tenant, data: { name: companyNameOf(tenant) } });
  for (const { entity, data } of records) {
    const uuid = entity === tenant ? companyUuid : uuidv7();
    const { model } = entityOf(entity);
    const stamps = stampsOf(model, {}, new Date());
    await repository.insert(
      toKeyedRecord(model, companyUuid, {
        ...model.defaults,
        ...data,
        ...stamps,
        uuid,
        companyUuid,
      }),
    );
  }
  return companyUuid;
}

/**
 * Makes sure that an operator can sign in. The first start creates a company and its operator. A later start
 * sets the password of OPERATOR_LOGIN to OPERATOR_PASSWORD; a new password ends the logins and one-time links of this
 * operator.
 *
 * @param sampleRecords records of the first company
 * @param cost of the hash of the password
 */
export async function ensureOperator(
  store: ServiceStore,
  wanted: Environment['operator'],
  sampleRecords: readonly BasicDataRecord[],
  cost = passwordCost,
): Promise<FirstOperator> {
  return store.transaction(async ({ accounts, repository }) => {
    await accounts.lockOperators();
    const existingOperator = await accounts.findOperator();
    if (existingOperator !== undefined && !wanted) return { loginId: existingOperator };
    const newPassword = wanted ? undefined : createToken().slice(0, 16);
    const loginId = wanted?.loginId ?? 'operator';
    const companies =
      existingOperator === undefined
        ? [await createCompany(repository, sampleRecords)]
        : await accounts.findCompanies(existingOperator);
    const password = wanted?.password ?? newPassword ?? '';
    const hash = await accounts.findPasswordHash(loginId);
    const isCurrent = hash ? await isPasswordCorrect(password, hash, cost) : false;
    if (!isCurrent) await accounts.saveOperator(loginId, await hashPassword(password, cost));
    // A sign-in at the provider removes the password, so the missing password is no other one.
    const isNew = !isCurrent && hash !== null;
    if (isNew) await accounts.endAccess(loginId);
    for (const company of companies) await accounts.addToCompany(loginId, company);
    if (isNew)
      await writeAuditEvent({ repository }, companies, {
        time: new Date(),
        event: 'operatorChange',
        loginId: commandUser(),
        operation: 'start',
        subject: loginId,
      });
    return { loginId, newPassword };
  });
}

const linkLifetime = 60 * 60 * 1000;

/** Company and path of the console that a sign-in link opens. */
export interface StartScreen {
  readonly companyUuid: string;
  readonly path: string;
}

/**
 * Creates a link that signs this operator in once, within an hour. The token follows `#`, so no server logs
 * it.
 */
export async function createSignInLink(
  { store, now }: Pick<ServiceContext, 'store' | 'now'>,
  url: string,
  loginId: string,
  start?: StartScreen,
): Promise<string> {
  const token = createToken();
  const issuedAt = now();
  await store.accounts.saveToken(
    hashToken(token),
    loginId,
    issuedAt,
    new Date(issuedAt.getTime() + linkLifetime),
  );
  const opened = start && { company: start.companyUuid, to: start.path };
  return `${url}/#/sign-in?${new URLSearchParams({ ...opened, token })}`;
}
