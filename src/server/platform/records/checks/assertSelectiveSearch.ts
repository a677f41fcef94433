import { rangeFromName } from '../../../../contract/api/derivedNames.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import { invalidRequest } from '../../base/ServiceError.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import type { RecordQuery } from '../../store/records/RecordQuery.ts';

/** Records that one search looks through: about a second of a server's time, wherever in the list they stand. */
const maxSearchedRecords = 100_000;

const countKeys = (conditions: object): number => Object.keys(conditions).length;

/** Conditions that an index answers: each code has one, in the order of time. */
const indexedCodesOf = <T>(
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
export async function assertSelectiveSearch(
  { service, phrases }: OperationCall,
  model: EntityModel,
  query: RecordQuery,
): Promise<void> {
  const instant = model.partitionBy;
  if (instant === undefined) return;
  const { entity, companyUuid, equals = {}, oneOf = {}, contains = {}, ranges = [] } = query;
  const indexed = {
    equals: indexedCodesOf(model, equals),
    oneOf: indexedCodesOf(model, oneOf),
    ranges: ranges.filter(({ property }) => property === instant),
  };
  const conditionCount = countKeys(contains) + countKeys(equals) + countKeys(oneOf) + ranges.length;
  if (conditionCount === countKeys(indexed.equals) + countKeys(indexed.oneOf) + indexed.ranges.length) return;
  if (!(await service.store.repository.hasMoreThan({ entity, companyUuid, ...indexed }, maxSearchedRecords)))
    return;
  const count = new Intl.NumberFormat(phrases.locale).format(maxSearchedRecords);
  throw invalidRequest([
    { field: rangeFromName(instant), message: phrases.translate('list.tooBroad', { count }) },
  ]);
}
