import { rangeFromName } from '../../../../contract/api/derivedNames.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import { invalidRequest } from '../../base/ServiceError.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import type { RecordQuery } from '../../store/records/RecordQuery.ts';

/** Maximum of records that one search reads: about a second of server time, wherever they are in the list. */
const maxSearchedRecords = 100_000;

const countKeys = (conditions: object): number => Object.keys(conditions).length;

/** Conditions that an index answers: each code has an index in order of time. */
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
 * In partitioned tables with millions of records, an index finds times and codes. Texts and figures need a
 * scan of records. Throws INVALID_REQUEST if the other filters leave too many records to scan.
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
