import type { Row } from '../../contract/envelope.ts';
import type { Say } from '../phrases.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Conditions } from '../store/DocumentQuery.ts';
import type { Documents } from '../store/Documents.ts';

/** Where an interface is looked for; what is left out may be anything. */
export interface Scope {
  readonly dcCode?: unknown;
  readonly carrierCode?: unknown;
  readonly ownerCode?: unknown;
}

const places = ['dcCode', 'carrierCode', 'ownerCode'] as const;

/** What of an interface tells whether it is meant. */
const properties = ['companyUuid', 'interfaceName', 'interfaceType', 'status', ...places];

const isAsked = (asked: unknown, actual: unknown): boolean => asked === undefined || asked === actual;

/** Interfaces of the distribution center, the carrier and the owner, or of no owner: these serve every owner. */
export const within = (rows: readonly Row[], { dcCode, carrierCode, ownerCode }: Scope): Row[] =>
  rows.filter(
    (row) =>
      isAsked(dcCode, row.dcCode) &&
      isAsked(carrierCode, row.carrierCode) &&
      (row.ownerCode === undefined || isAsked(ownerCode, row.ownerCode)),
  );

async function pick(documents: Documents, companyUuid: string, equals: Conditions['equals']): Promise<Row[]> {
  const rows = await documents.pick({ entity: 'interface', companyUuid, equals }, properties);
  // The database tells what is missing as null.
  return rows.map((row) => ({ ...withoutNull(row), uuid: row.uuid }));
}

const withoutNull = (row: Row): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

const isSamePlace = (a: Row, b: Row): boolean => a.dcCode === b.dcCode && a.carrierCode === b.carrierCode;

/** In each place the owner's own interface alone, where there is one; without an owner, the one that serves every owner. */
export function meant(rows: readonly Row[], scope: Scope): Row[] {
  const here = within(rows, scope);
  const own = here.filter(({ ownerCode }) => ownerCode === scope.ownerCode);
  return here.filter((row) => own.includes(row) || !own.some((other) => isSamePlace(other, row)));
}

/** The parameters that would tell these interfaces apart. */
const missing = (rows: readonly Row[], scope: Scope): string[] =>
  places.filter((place) => scope[place] === undefined && new Set(rows.map((row) => row[place])).size > 1);

/** The interface of a company that a caller means. Throws NOT_FOUND, or AMBIGUOUS with what to add and what there is. */
export async function interfaceFor(
  documents: Documents,
  companyUuid: string,
  interfaceName: string,
  scope: Scope,
  { translate }: Say,
): Promise<Row> {
  const rows = meant(await pick(documents, companyUuid, { interfaceName }), scope);
  const [row] = rows;
  if (!row)
    throw new ServiceError('NOT_FOUND', { entity: translate('inbound.interface', { interfaceName }) });
  if (rows.length === 1) return row;
  const add = missing(rows, scope);
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

/** The interfaces that an event triggers there, unless they are offline. */
export async function listenersOf(
  documents: Documents,
  companyUuid: string,
  eventType: string,
  scope: Scope,
): Promise<Row[]> {
  const rows = await pick(documents, companyUuid, { triggerStrategy: 'EVENT', eventTypes: [eventType] });
  return within(rows, scope).filter(({ status }) => status !== 'OFFLINE');
}
