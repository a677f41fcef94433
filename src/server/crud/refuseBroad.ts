import type { EntityModel } from '../../contract/entity.ts';
import { fromName } from '../../contract/rangeName.ts';
import type { Call } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import type { DocumentQuery } from '../store/DocumentQuery.ts';

/** Records that one search looks through: about a second of a server's time, wherever in the list they stand. */
const most = 200_000;

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/**
 * Of what is kept by month, millions of records, an index finds a time and a code; texts and figures are looked for in record after
 * record. Throws INVALID_REQUEST when these are too many, because the other filters leave more.
 */
export async function refuseBroad(
  { service, say }: Call,
  model: EntityModel,
  query: DocumentQuery,
): Promise<void> {
  const instant = model.keptByMonth;
  if (instant === undefined) return;
  const { equals = {}, contains = {}, ranges = [] } = query;
  const isFound = ([name]: readonly [string, unknown]) =>
    name === 'uuid' || (model.compared[name] === 'code' && model.indexed.includes(name));
  const found = Object.fromEntries(Object.entries(equals).filter(isFound));
  const inTime = ranges.filter(({ property }) => property === instant);
  const isSearched =
    !isEmpty(contains) ||
    inTime.length < ranges.length ||
    Object.keys(found).length < Object.keys(equals).length;
  if (!isSearched) return;
  const { entity, companyUuid } = query;
  const isBroad = await service.store.documents.areMoreThan(
    { entity, companyUuid, equals: found, ranges: inTime },
    most,
  );
  if (!isBroad) return;
  const count = new Intl.NumberFormat(say.locale).format(most);
  throw invalidRequest([{ field: fromName(instant), message: say.translate('list.tooBroad', { count }) }]);
}
