import type { Row } from '../../../contract/api/envelope.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import type { RecordConditions } from '../../platform/store/records/RecordQuery.ts';
import type { Tables } from '../../platform/store/ServiceStore.ts';
import { acceptingStates } from '../interfaces/activeStates.ts';

/** Scope of a search for an interface; an omitted property matches any value. */
export interface InterfaceScope {
  readonly dcCode?: unknown;
  readonly carrierCode?: unknown;
  readonly ownerCode?: unknown;
}

const scopeProperties = ['dcCode', 'carrierCode', 'ownerCode'] as const;

/** Properties that identify an interface. */
const pickedProperties = ['companyUuid', 'interfaceName', 'interfaceType', 'status', ...scopeProperties];

const isMatch = (asked: unknown, actual: unknown): boolean => asked === undefined || asked === actual;

/**
 * Returns interfaces of the distribution center, the carrier and the owner, or without owner: these serve
 * every owner.
 */
export const filterByScope = (
  rows: readonly Row[],
  { dcCode, carrierCode, ownerCode }: InterfaceScope,
): Row[] =>
  rows.filter(
    (row) =>
      isMatch(dcCode, row.dcCode) &&
      isMatch(carrierCode, row.carrierCode) &&
      (row.ownerCode === undefined || isMatch(ownerCode, row.ownerCode)),
  );

/** Returns interfaces from the configuration cache. */
const pickInterfaces = (
  { configuration, repository }: Tables,
  companyUuid: string,
  equals: RecordConditions['equals'],
): Promise<readonly Row[]> =>
  configuration.load(`interfaces ${JSON.stringify([companyUuid, equals])}`, async () => {
    const rows = await repository.selectProperties(
      { entity: 'interface', companyUuid, equals },
      pickedProperties,
    );
    // The database returns null for missing properties.
    return rows.map((row) => ({ ...withoutNull(row), uuid: row.uuid }));
  });

const withoutNull = (row: Row): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

const isSameScope = (a: Row, b: Row): boolean => a.dcCode === b.dcCode && a.carrierCode === b.carrierCode;

/**
 * Returns for each place only the owner's own interface, if any. Without an owner, returns the one that
 * serves every owner.
 */
export function selectMostSpecific(rows: readonly Row[], scope: InterfaceScope): Row[] {
  const here = filterByScope(rows, scope);
  const own = here.filter(({ ownerCode }) => ownerCode === scope.ownerCode);
  return here.filter((row) => own.includes(row) || !own.some((other) => isSameScope(other, row)));
}

/** Returns the parameters that would distinguish these interfaces. */
const missingParameters = (rows: readonly Row[], scope: InterfaceScope): string[] =>
  scopeProperties.filter(
    (place) => scope[place] === undefined && new Set(rows.map((row) => row[place])).size > 1,
  );

/**
 * Returns the interface that a caller means. Throws NOT_FOUND, or AMBIGUOUS with the missing parameters and
 * the candidates.
 */
export async function findInterface(
  tables: Tables,
  companyUuid: string,
  interfaceName: string,
  scope: InterfaceScope,
  { translate }: LocalePhrases,
): Promise<Row> {
  const rows = selectMostSpecific(await pickInterfaces(tables, companyUuid, { interfaceName }), scope);
  const [row] = rows;
  if (!row)
    throw new ServiceError('NOT_FOUND', { entity: translate('inbound.interface', { interfaceName }) });
  if (rows.length === 1) return row;
  const add = missingParameters(rows, scope);
  const interfaces = rows.map(({ uuid, dcCode, carrierCode, ownerCode }) => ({
    uuid,
    dcCode,
    carrierCode,
    ownerCode,
  }));
  throw new ServiceError(
    'AMBIGUOUS',
    { interfaceName, parameters: add.join(', ') },
    { parameters: add, interfaces },
  );
}

/** Returns the accepting interfaces that an event triggers in a scope. */
export async function findListeners(
  tables: Tables,
  companyUuid: string,
  eventType: string,
  scope: InterfaceScope,
): Promise<Row[]> {
  const rows = await pickInterfaces(tables, companyUuid, {
    triggerStrategy: 'EVENT',
    eventTypes: [eventType],
  });
  return filterByScope(rows, scope).filter(({ status }) => acceptingStates.includes(String(status)));
}
