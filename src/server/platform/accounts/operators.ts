import { includesRole, type Role, roles } from '../../../contract/api/role.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { invalidRequest, ServiceError } from '../base/ServiceError.ts';
import { entityOf, serviceOperations } from '../operations/catalog.ts';
import type { Handler, OperationCall, ServiceContext } from '../operations/ServiceContext.ts';
import { findProblems } from '../records/checks/assertValid.ts';
import { createToken, hashPassword, hashToken } from '../security/credentials.ts';
import type { Login } from '../store/Accounts.ts';
import type { Operator, Operators } from '../store/Operators.ts';
import type { Tables } from '../store/ServiceStore.ts';
import { verifyPassword } from './verifyPassword.ts';

const linkLifetime = 24 * 60 * 60 * 1000;

type Change = (tables: Tables, operator: Operator) => Promise<void>;

/**
 * Changes the operator of the uuid in a transaction and returns the operator. Refuses a change that takes the
 * last administrator who can sign in from the company. Operators of a single sign-on need no password for that.
 */
async function changeOperator({ service, login, query, body }: OperationCall, change: Change) {
  const uuid = String(query.uuid ?? (isRecord(body) ? body.uuid : ''));
  return service.store.transaction(async (tables) => {
    const { accounts, operators } = tables;
    await accounts.lockOperators();
    const before = await operators.find(uuid, login.companies);
    if (!before) throw new ServiceError('NOT_FOUND', {}, { phrase: 'operators.unknown' });
    const hasAdministrator = () => operators.hasAdministrator(before.companyUuid, !service.hasSingleSignOn);
    const hadAdministrator = await hasAdministrator();
    await change(tables, before);
    if (hadAdministrator && !(await hasAdministrator())) throw new ServiceError('LAST_ADMINISTRATOR');
    return operators.find(uuid, login.companies);
  });
}

const roleOf = (value: unknown): Role => roles.find((role) => role === value) ?? 'viewer';

const list: Handler = ({ service, companyUuid }) => service.store.operators.list(companyUuid);

const invite: Handler = async (call) => {
  const { operation, service, companyUuid, body, phrases } = call;
  const { loginId, role } = isRecord(body) ? body : {};
  const name = String(loginId);
  const problems = findProblems(call, entityOf(serviceOperations[operation]?.entity ?? ''), {
    loginId,
    role,
  });
  if (problems.length > 0) throw invalidRequest(problems);
  return service.store.transaction(async ({ accounts, operators }) => {
    await accounts.lockOperators();
    if (!(await operators.invite(name, companyUuid, roleOf(role)))) {
      const message = phrases.translate('operators.known', { loginId });
      throw new ServiceError(
        'DUPLICATE',
        {},
        { data: { problems: [{ field: 'loginId', message }] }, phrase: () => message },
      );
    }
    // Until the operator sets a password, an administrator of another company may hold the link or its session,
    // and would gain this company by it.
    if ((await accounts.findPasswordHash(name)) === '') await accounts.endAccess(name);
    return (await operators.list(companyUuid)).find((one) => one.loginId === name);
  });
};

const modify: Handler = (call) =>
  changeOperator(call, async ({ operators }, { uuid, loginId }) => {
    const given = isRecord(call.body) ? call.body : {};
    if (given.loginId !== loginId)
      throw invalidRequest([
        { field: 'loginId', message: call.phrases.translate('operators.fixedName', { loginId }) },
      ]);
    await operators.setRole(uuid, roleOf(given.role));
  });

/**
 * Ends the sessions of an operator who has no company left. Those of another operator stay open for the other
 * companies; each call reads anew which ones these are.
 */
async function endIdleAccess({ accounts }: Tables, loginId: string): Promise<void> {
  if ((await accounts.findCompanies(loginId)).length === 0) await accounts.endAccess(loginId);
}

const disable: Handler = (call) =>
  changeOperator(call, async (tables, { uuid, loginId }) => {
    await tables.operators.setDisabled(uuid, true);
    await endIdleAccess(tables, loginId);
  });

const enable: Handler = (call) =>
  changeOperator(call, ({ operators }, { uuid }) => operators.setDisabled(uuid, false));

const remove: Handler = async (call) => {
  await changeOperator(call, async (tables, operator) => {
    await tables.operators.remove(operator);
    await endIdleAccess(tables, operator.loginId);
  });
};

/**
 * The companies that the caller administers. The caller may reset the password or end the sessions of an operator only if
 * they include all companies of the operator.
 */
const administeredBy = ({ roles }: Login): readonly string[] =>
  Object.keys(roles).filter((uuid) => includesRole(roles[uuid], 'administrator'));

/** Refuses a password for an operator of the single sign-on, because it would work without the provider. */
function assertPasswordAllowed(
  { hasSingleSignOn }: ServiceContext,
  loginId: string,
  hash: string | null | undefined,
): void {
  if (hasSingleSignOn && hash === null)
    throw new ServiceError('ILLEGAL_TRANSITION', { loginId }, { phrase: 'operators.fromProvider' });
}

/**
 * Removes the password, ends all sessions, and returns a link that signs the operator in once. Only an
 * administrator of all companies of the operator may do this, because the link opens all of them.
 */
const resetPassword: Handler = async (call) => {
  const { service, login, origin } = call;
  const token = createToken();
  const now = service.now();
  const expiresAt = new Date(now.getTime() + linkLifetime);
  const administered = administeredBy(login);
  const operator = await changeOperator(call, async (tables, { loginId, status }) => {
    const companies = await tables.operators.findCompaniesOf(loginId);
    if (companies.some((uuid) => !administered.includes(uuid)))
      throw new ServiceError(
        'ROLE_REQUIRED',
        {},
        { data: { role: 'administrator' }, phrase: 'operators.otherCompany' },
      );
    if (status === 'DISABLED')
      throw new ServiceError('ILLEGAL_TRANSITION', {}, { phrase: 'operators.disabled' });
    assertPasswordAllowed(service, loginId, await tables.accounts.findPasswordHash(loginId));
    await tables.accounts.endAccess(loginId);
    await tables.accounts.saveOperator(loginId, '');
    await tables.accounts.saveToken(hashToken(token), loginId, now, expiresAt);
  });
  const opened = { company: operator?.companyUuid ?? '', to: '/access?tab=password', token };
  return {
    loginId: operator?.loginId,
    link: `${origin}/#/sign-in?${new URLSearchParams(opened)}`,
    expiresAt: expiresAt.toISOString(),
  };
};

/**
 * Changes the password of the caller and ends all sessions. Without a password, the old one is not needed. If the
 * password changes meanwhile, the given one is wrong.
 */
const changePassword: Handler = async (call) => {
  const { service, login, body, phrases } = call;
  const { loginId } = login;
  const { currentPassword = '', newPassword } = isRecord(body) ? body : {};
  const { store, passwordCost } = service;
  const wrongPassword = () =>
    invalidRequest([{ field: 'currentPassword', message: phrases.translate('operators.wrongPassword') }]);
  const hash = (await store.accounts.findPasswordHash(loginId)) ?? null;
  assertPasswordAllowed(service, loginId, hash);
  const proved = hash ? await verifyPassword(call, loginId, String(currentPassword)) : hash;
  if (proved === undefined) throw wrongPassword();
  const newHash = await hashPassword(String(newPassword), passwordCost);
  await store.transaction(async ({ accounts }) => {
    if (!(await accounts.replacePassword(loginId, proved, newHash))) throw wrongPassword();
    await accounts.endAccess(loginId);
  });
  return { loginId };
};

/** The sessions in a company that the caller may end: the caller's own, and those of operators whose companies the caller administers. */
const sessionsOf = ({ service, login }: OperationCall, companyUuid: string) =>
  service.store.operators.listSessions(companyUuid, service.now(), login.loginId, administeredBy(login));

const listSessions: Handler = async (call) =>
  (await sessionsOf(call, call.companyUuid)).map(({ startedAt, expiresAt, ...session }) => ({
    ...session,
    companyUuid: call.companyUuid,
    startedAt: startedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));

const endSession: Handler = async (call) => {
  const found = await Promise.all(call.login.companies.map((companyUuid) => sessionsOf(call, companyUuid)));
  const uuid = String(call.query.uuid);
  if (!found.flat().some((session) => session.uuid === uuid))
    throw new ServiceError('NOT_FOUND', {}, { phrase: 'operators.noSession' });
  await call.service.store.operators.endSession(uuid);
};

type FindRecord = (
  operators: Operators,
  uuid: string,
  companies: readonly string[],
) => Promise<object | undefined>;

const findByList: Readonly<Record<string, FindRecord>> = {
  'operator.query': (operators, uuid, companies) => operators.find(uuid, companies),
  'session.query': (operators, uuid, companies) => operators.findSession(uuid, companies),
};

/** Finds operators and sessions, which are no records of the repository, by the entity of their list. */
export const accountRecords: ReadonlyMap<string | undefined, FindRecord> = new Map(
  Object.entries(findByList).map(([list, find]) => [serviceOperations[list]?.entity, find]),
);

/** Handlers of operators, passwords and sessions, by operation. */
export const operatorHandlers: Readonly<Record<string, Handler>> = {
  'account.changePassword': changePassword,
  'operator.query': list,
  'operator.create': invite,
  'operator.modify': modify,
  'operator.disable': disable,
  'operator.enable': enable,
  'operator.remove': remove,
  'operator.resetPassword': resetPassword,
  'session.query': listSessions,
  'session.remove': endSession,
};
