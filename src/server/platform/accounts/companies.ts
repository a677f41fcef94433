import type { Row } from '../../../contract/api/envelope.ts';
import { includesRole, type Role } from '../../../contract/api/role.ts';
import type { EntityModel } from '../../../contract/model/entity.ts';
import { statesWith } from '../../../contract/model/lifecycle.ts';
import { ServiceError } from '../base/ServiceError.ts';
import { type EntityDefinition, entityInRole, entityModels } from '../operations/catalog.ts';
import type { Handler, OperationCall } from '../operations/ServiceContext.ts';
import { isCompanyOpen } from '../records/checks/assertCompanyOpen.ts';
import { handleTransition } from '../records/handlers/handleTransition.ts';
import { createRecord } from '../records/handlers/writeRecord.ts';
import type { TransitionHooks } from '../records/lifecycle/planTransition.ts';
import { displayNameOf } from '../records/rows/captions.ts';
import { toVisibleRow } from '../records/rows/storedRow.ts';
import type { RecordRepository } from '../store/records/RecordRepository.ts';
import type { Tables } from '../store/ServiceStore.ts';

type Roles = Readonly<Record<string, Role>>;

/** A company of an operator. Without an entity in the role `tenant`, a company has no record. */
interface OwnCompany {
  readonly uuid: string;
  /** The record with the operator's role, as a call answers it. */
  readonly answer: Row;
  /** The lifecycle lets the company change: it is not disabled. */
  readonly isOpen: boolean;
}

/** Returns the companies of an operator with their records, disabled companies included. */
async function findOwnCompanies(
  repository: RecordRepository,
  now: Date,
  roles: Roles,
): Promise<readonly OwnCompany[]> {
  const tenant = entityInRole('tenant')?.model;
  const found: OwnCompany[] = [];
  for (const [uuid, role] of Object.entries(roles)) {
    const record = tenant && (await repository.find(tenant.name, 'uuid', uuid, [uuid]));
    const isOpen = isCompanyOpen(tenant, record);
    const visible = tenant && record ? toVisibleRow(tenant, record, now) : { uuid, name: uuid };
    found.push({ uuid, answer: { ...visible, role }, isOpen });
  }
  return found;
}

/** Returns the companies of an operator that are not disabled. */
export async function findOpenCompanies(
  repository: RecordRepository,
  now: Date,
  roles: Roles,
): Promise<readonly OwnCompany[]> {
  return (await findOwnCompanies(repository, now, roles)).filter(({ isOpen }) => isOpen);
}

/** Returns at most five records of an entity that the service accepts documents for, or whose work it does. */
async function findActive(
  repository: RecordRepository,
  { name, lifecycle }: EntityModel,
  companyUuid: string,
) {
  const states = lifecycle ? [...statesWith(lifecycle, 'accept'), ...statesWith(lifecycle, 'run')] : [];
  if (!lifecycle || states.length === 0) return [];
  const window = { limit: 5, offset: 0 };
  const query = { entity: name, companyUuid, oneOf: { [lifecycle.property]: states }, window };
  return (await repository.list(query)).records;
}

/** Throws IN_USE with the active records of a company. */
async function assertIdle(call: OperationCall, repository: RecordRepository, companyUuid: string) {
  const users: { entity: string; uuid: string; name: unknown }[] = [];
  for (const model of Object.values(entityModels)) {
    for (const row of await findActive(repository, model, companyUuid))
      users.push({ entity: model.name, uuid: row.uuid, name: displayNameOf(call, model, row) });
  }
  if (users.length === 0) return;
  const names = users.map(({ name }) => name);
  throw new ServiceError('IN_USE', { names }, { data: { users }, phrase: 'companies.active' });
}

/** Makes all processes read logins again, which gain or lose the company. */
const announceChange: NonNullable<TransitionHooks['after']> = ({ accounts }) => accounts.announceChange();

/** Returns the roles in the companies that the operator administers. */
const administeredOf = (roles: Roles): Roles =>
  Object.fromEntries(Object.entries(roles).filter(([, role]) => includesRole(role, 'administrator')));

/**
 * Throws ILLEGAL_TRANSITION if the caller administers no open company any more, from which a disabled one can be enabled.
 * Parallel calls, and changes of operators, wait for the end of the transaction.
 */
async function assertCompanyLeft(tables: Tables, { service, login }: OperationCall): Promise<void> {
  const { accounts, repository } = tables;
  await accounts.lockOperators();
  const administered = administeredOf(await accounts.findRoles(login.loginId));
  if ((await findOpenCompanies(repository, service.now(), administered)).length === 0)
    throw new ServiceError('ILLEGAL_TRANSITION', {}, { phrase: 'companies.only' });
}

/**
 * A company can be disabled only if no work of it is active, and if the caller administers another open company, from
 * which it can be enabled again.
 */
const disabling: TransitionHooks = {
  guard: async (repository, call, rows) => {
    for (const { uuid } of rows) await assertIdle(call, repository, uuid);
    return () => undefined;
  },
  after: async (tables, steps, call) => {
    await assertCompanyLeft(tables, call);
    await announceChange(tables, steps, call);
  },
};

const list: Handler = async ({ service, login }) => {
  const { accounts, repository } = service.store;
  const own = await findOwnCompanies(repository, service.now(), await accounts.findRoles(login.loginId));
  return own.map(({ answer }) => answer);
};

/** Creates a company. Its first administrator is the caller. */
const create =
  (entity: EntityDefinition): Handler =>
  (call) =>
    call.service.store.transaction(async ({ repository, accounts }) => {
      const company = await createRecord(repository, call, entity, call.body);
      await accounts.addToCompany(call.login.loginId, company.uuid);
      return { ...company, role: 'administrator' };
    });

/** Enables a company that the login lacks because it is disabled. */
const enable =
  (entity: EntityDefinition): Handler =>
  async (call) => {
    const roles = await call.service.store.accounts.findRoles(call.login.loginId);
    const companies = Object.keys(administeredOf(roles));
    return handleTransition(entity, 'enable', { after: announceChange })({
      ...call,
      login: { ...call.login, companies },
    });
  };

/** Handlers of companies, by operation; none without an entity in the role `tenant`. */
export function companyHandlers(): Readonly<Record<string, Handler>> {
  const entity = entityInRole('tenant');
  if (!entity) return {};
  return {
    'company.query': list,
    'company.create': create(entity),
    'company.disable': handleTransition(entity, 'disable', disabling),
    'company.enable': enable(entity),
  };
}
