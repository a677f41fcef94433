import { randomUUID } from 'node:crypto';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import type { Environment } from '../environment.ts';
import { hashPassword } from '../security/password.ts';
import { randomToken } from '../security/token.ts';
import type { Documents } from '../store/Documents.ts';
import type { Store } from '../store/Store.ts';
import { sampleCompany, sampleData } from './sampleData.ts';

export interface Operator {
  readonly loginId: string;
  /** Known only when it was made up at this start. */
  readonly newPassword?: string;
}

async function createCompany(documents: Documents, empty: boolean): Promise<string> {
  const companyUuid = randomUUID();
  const company = empty ? { name: '企业 Company' } : sampleCompany;
  const insert = (entity: string, uuid: string, data: Readonly<Record<string, unknown>>) =>
    documents.insert(documentOf(entityOf(entity).model, companyUuid, { ...data, uuid, companyUuid }));
  await insert('company', companyUuid, company);
  if (empty) return companyUuid;
  for (const { entity, data } of sampleData) await insert(entity, randomUUID(), { ...data, sample: true });
  return companyUuid;
}

/**
 * Makes sure that somebody can sign in: the first start creates a company and its operator, and a later one
 * gives OPERATOR_LOGIN the password of OPERATOR_PASSWORD, whatever it was.
 */
export async function firstStart(
  store: Store,
  wanted: Environment['operator'],
  empty: boolean,
): Promise<Operator> {
  return store.transaction(async ({ accounts, documents }) => {
    await accounts.lockOperators();
    const present = await accounts.anyOperator();
    if (present !== undefined && !wanted) return { loginId: present };
    const newPassword = wanted ? undefined : randomToken().slice(0, 16);
    const loginId = wanted?.loginId ?? 'operator';
    const companies =
      present === undefined ? [await createCompany(documents, empty)] : await accounts.companies(present);
    await accounts.saveOperator(loginId, await hashPassword(wanted?.password ?? newPassword ?? ''));
    for (const company of companies) await accounts.admit(loginId, company);
    return { loginId, newPassword };
  });
}
