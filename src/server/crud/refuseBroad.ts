import type { EntityModel } from '../../contract/entity.ts';
import { fromName } from '../../contract/rangeName.ts';
import type { Call } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import type { DocumentQuery } from '../store/DocumentQuery.ts';

/** Records that one search looks through: about a second of a server's time, wherever in the list they stand. */
const most = 100_000;

const sizeOf = (conditions: object): number => Object.keys(conditions).length;

/** Conditions that an index answers: each code has one, in the order of time. */
const codesIn = <T>(
  { compared, indexed }: EntityModel,
  conditions: Readonly<Record<string, T>>,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(conditions).filter(
      ([name]) => name === 'uuid' || (compared[name] === 'code' && indexed.includes(name)),
    ),
  );

/**
 * Of what is kept by month, millions of records, an index finds a time and a code; texts and figures are looked for in record after
 * record. Throws INVALID_REQUEST when these are too many, because the other filters leave more.
 */
export async function refuseBroad(
  { service, say }: Call,
  model: EntityModel,
  query: DocumentQuery,
): Promise<void> {
  const instant = model.partitionBy;
  if (instant === undefined) return;
  const { entity, companyUuid, equals = {}, oneOf = {}, contains = {}, ranges = [] } = query;
  const found = {
    equals: codesIn(model, equals),
    oneOf: codesIn(model, oneOf),
    ranges: ranges.filter(({ property }) => property === instant),
  };
  const asked = sizeOf(contains) + sizeOf(equals) + sizeOf(oneOf) + ranges.length;
  if (asked === sizeOf(found.equals) + sizeOf(found.oneOf) + found.ranges.length) return;
  if (!(await service.store.documents.areMoreThan({ entity, companyUuid, ...found }, most))) return;
  const count = new Intl.NumberFormat(say.locale).format(most);
  throw invalidRequest([{ field: fromName(instant), message: say.translate('list.tooBroad', { count }) }]);
}
