import type { Row } from '../../../contract/api/envelope.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import type { Tables } from '../../platform/store/ServiceStore.ts';
import { acceptingStates } from '../interfaces/activeStates.ts';

/** Scope of a search for an interface; an omitted property matches any value. */
export interface InterfaceScope {
  readonly dcCode?: unknown;
  readonly carrierCode?: unknown;
  readonly ownerCode?: unknown;
}

const scopeProperties = ['dcCode', 'carrierCode', 'ownerCode'] as const;

/** Properties that identify an interface and its documents, and those that the API call log shows. */
const pickedProperties = ['entityIdentifier', 'interfaceName', 'interfaceType', 'status', ...scopeProperties];

const isMatch = (asked: unknown, actual: unknown): boolean => asked === undefined || asked === actual;

/**
 * Returns interfaces of the distribution center, the carrier and the owner, or without owner: these serve
 * every owner.
 */
const filterByScope = (rows: readonly Row[], { dcCode, carrierCode, ownerCode }: InterfaceScope): Row[] =>
  rows.filter(
    (row) =>
      isMatch(dcCode, row.dcCode) &&
      isMatch(carrierCode, row.carrierCode) &&
      (row.ownerCode === undefined || isMatch(ownerCode, row.ownerCode)),
  );

/** The database returns null for missing properties. */
const withoutNull = (row: Row): Row => ({
  ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  uuid: row.uuid,
});

/** Returns all interfaces of a company with the properties that identify them. */
export const loadIdentities = async (repository: Tables['repository'], companyUuid: string): Promise<Row[]> =>
  (await repository.selectProperties({ entity: 'interface', companyUuid }, pickedProperties)).map(
    withoutNull,
  );

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

function groupByName(rows: readonly Row[]): ReadonlyMap<unknown, readonly Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.interfaceName);
    if (group) group.push(row);
    else groups.set(row.interfaceName, [row]);
  }
  return groups;
}

/**
 * Returns the parameters that callers must add if the rows in `added` exist besides those in `present`: `dcCode`,
 * or `dcCode, ownerCode` → interface names. One interface matches such a call before, and several match it after.
 */
export function findNewAmbiguity(
  present: readonly Row[],
  added: readonly Row[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const presentByName = groupByName(present);
  const addedByName = groupByName(added);
  for (const row of added) {
    const before = presentByName.get(row.interfaceName) ?? [];
    const after = [...before, ...(addedByName.get(row.interfaceName) ?? [])];
    const { dcCode, carrierCode, ownerCode } = row;
    const places: InterfaceScope = { dcCode, carrierCode, ownerCode };
    const scopes = [{}, ...scopeProperties.map((place) => ({ ...places, [place]: undefined }))];
    for (const scope of scopes) {
      const fitting = selectMostSpecific(after, scope);
      if (selectMostSpecific(before, scope).length !== 1 || fitting.length < 2) continue;
      const parameters = missingParameters(fitting, scope).join(', ');
      found.set(parameters, (found.get(parameters) ?? new Set()).add(String(row.interfaceName)));
    }
  }
  return new Map([...found].map(([parameters, names]) => [parameters, [...names]]));
}

/**
 * Returns the interfaces of a company by name, from the configuration cache. One entry holds all of them, so that
 * unknown names do not fill the cache.
 */
const loadByName = ({ configuration, repository }: Tables, companyUuid: string) =>
  configuration.load(`interfaces ${companyUuid}`, async () =>
    groupByName(await loadIdentities(repository, companyUuid)),
  );

/** Returns the interfaces of a company that an event triggers, from the configuration cache. */
const loadByEvent = ({ configuration, repository }: Tables, companyUuid: string, eventType: string) =>
  configuration.load(`interfaces ${companyUuid} ${eventType}`, async () => {
    const equals = { triggerStrategy: 'EVENT', eventTypes: [eventType] };
    const rows = await repository.selectProperties(
      { entity: 'interface', companyUuid, equals },
      pickedProperties,
    );
    return rows.map(withoutNull);
  });

/**
 * Returns the interface that a call selects. Throws NOT_FOUND, or AMBIGUOUS with the missing parameters and the
 * candidates.
 */
export async function findInterface(
  tables: Tables,
  companyUuid: string,
  interfaceName: string,
  scope: InterfaceScope,
): Promise<Row> {
  const named = (await loadByName(tables, companyUuid)).get(interfaceName) ?? [];
  const rows = selectMostSpecific(named, scope);
  const [row] = rows;
  if (!row) throw new ServiceError('NOT_FOUND', { interfaceName }, undefined, 'inbound.noInterface');
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
  const rows = await loadByEvent(tables, companyUuid, eventType);
  return filterByScope(rows, scope).filter(({ status }) => acceptingStates.includes(String(status)));
}
