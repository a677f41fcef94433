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

export const scopeProperties = ['dcCode', 'carrierCode', 'ownerCode'] as const;

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

/** Returns the interfaces of a company with these values, with the properties that identify them. */
export const loadIdentities = async (
  repository: Tables['repository'],
  companyUuid: string,
  equals: Readonly<Record<string, unknown>> = {},
): Promise<Row[]> =>
  (await repository.selectProperties({ entity: 'interface', companyUuid, equals }, pickedProperties)).map(
    withoutNull,
  );

const placeOf = ({ dcCode, carrierCode }: Row): string => JSON.stringify([dcCode, carrierCode]);

/**
 * Returns for each place only the owner's own interface, if any. Without an owner, returns the one that
 * serves every owner.
 */
export function selectMostSpecific(rows: readonly Row[], scope: InterfaceScope): Row[] {
  const here = filterByScope(rows, scope);
  const isOwn = ({ ownerCode }: Row): boolean => ownerCode === scope.ownerCode;
  const ownPlaces = new Set(here.filter(isOwn).map(placeOf));
  return here.filter((row) => isOwn(row) || !ownPlaces.has(placeOf(row)));
}

/** Returns the parameters that would distinguish these interfaces. */
export const missingParameters = (rows: readonly Row[], scope: InterfaceScope): string[] =>
  scopeProperties.filter(
    (place) => scope[place] === undefined && new Set(rows.map((row) => row[place])).size > 1,
  );

const noInterface = (interfaceName: string): ServiceError =>
  new ServiceError('NOT_FOUND', { interfaceName }, { phrase: 'inbound.noInterface' });

/**
 * Returns the interfaces of a company with a name, from the configuration cache. Throws NOT_FOUND without one: the cache
 * keeps no errors, so unknown names do not fill it.
 */
const loadByName = (
  { configuration, repository }: Pick<Tables, 'configuration' | 'repository'>,
  companyUuid: string,
  interfaceName: string,
): Promise<readonly Row[]> =>
  configuration.load(`interfaces named ${companyUuid} ${interfaceName}`, async () => {
    const rows = await loadIdentities(repository, companyUuid, { interfaceName });
    if (rows.length === 0) throw noInterface(interfaceName);
    return rows;
  });

/** Returns the interfaces of a company that an event triggers, from the configuration cache. */
const loadByEvent = ({ configuration, repository }: Tables, companyUuid: string, eventType: string) =>
  configuration.load(`interfaces ${companyUuid} ${eventType}`, () =>
    loadIdentities(repository, companyUuid, { triggerStrategy: 'EVENT', eventTypes: [eventType] }),
  );

/**
 * Returns the interface that a call selects. Of several, those that the caller may use count. Without one of these, it
 * returns another one, so that the caller gets API_KEY_SCOPE and learns nothing about them. Throws NOT_FOUND, or
 * AMBIGUOUS with the missing parameters and the candidates.
 */
export async function findInterface(
  tables: Pick<Tables, 'configuration' | 'repository'>,
  companyUuid: string,
  interfaceName: string,
  scope: InterfaceScope,
  isAllowed: (row: Row) => boolean,
): Promise<Row> {
  const selected = selectMostSpecific(await loadByName(tables, companyUuid, interfaceName), scope);
  const rows = selected.filter(isAllowed);
  const [row] = rows.length > 0 ? rows : selected;
  if (!row) throw noInterface(interfaceName);
  if (rows.length <= 1) return row;
  const add = missingParameters(rows, scope);
  const interfaces = rows.map(({ uuid, dcCode, carrierCode, ownerCode }) => ({
    uuid,
    dcCode,
    carrierCode,
    ownerCode,
  }));
  throw new ServiceError(
    'AMBIGUOUS',
    { interfaceName, parameters: add },
    { data: { parameters: add, interfaces } },
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
