import { rangeFromName, rangeToName } from '../../../../contract/api/derivedNames.ts';
import type { Page, Row } from '../../../../contract/api/envelope.ts';
import { isAbsent } from '../../../../contract/json/isAbsent.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import { dateTimeFormat } from '../../../../contract/validation/valueFormats.ts';
import { invalidRequest } from '../../base/ServiceError.ts';
import { type EntityDefinition, entityInRole } from '../../operations/catalog.ts';
import type { Handler, OperationCall } from '../../operations/ServiceContext.ts';
import type { RecordConditions, RecordQuery, ValueRange } from '../../store/records/RecordQuery.ts';
import { assertSelectiveSearch } from '../checks/assertSelectiveSearch.ts';
import { persistExpiredStatesFor } from '../lifecycle/persistExpiredStates.ts';
import { loadCompanySettings } from '../rows/loadCompanySettings.ts';
import { toUtcInstant } from '../rows/sanitizeInput.ts';
import { toResponse } from '../rows/storedRow.ts';
import { decodeCursor, encodeCursor } from './listCursor.ts';

const usualPageSize = 20;

/** Default rows of a page: from the list settings of the company, else a constant. */
async function defaultPageSizeOf({ service, companyUuid }: OperationCall): Promise<number> {
  const settings = entityInRole('displaySettings');
  if (!settings) return usualPageSize;
  const { pageSize } = await loadCompanySettings(service.store.repository, settings, companyUuid);
  return Number(pageSize);
}

/** Parameters of a list call that are not filters. */
const nonFilterNames = new Set(['companyUuid', 'page', 'pageSize', 'after', 'sort', 'order']);

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Returns a bound of a range. Throws INVALID_REQUEST for an instant before the year 1 or after the year 9999 in UTC, which
 * the store cannot compare.
 */
function boundOf({ phrases }: OperationCall, given: Parameters, field: string): string | number | undefined {
  const value = given[field];
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const instant = toUtcInstant(value);
  if (dateTimeFormat.test(instant)) return instant;
  throw invalidRequest([{ field, message: phrases.translate('validation.format', { field }) }]);
}

/**
 * Free text matches by substring, instants and figures by range, all other values by equality with one or
 * several.
 */
function conditionsOf(call: OperationCall, model: EntityModel, given: Parameters): RecordConditions {
  const contains: Record<string, string> = {};
  const equals: Record<string, unknown> = {};
  const oneOf: Record<string, readonly unknown[]> = {};
  const ranges: readonly ValueRange[] = model.ranges.map((property) => ({
    property,
    from: boundOf(call, given, rangeFromName(property)),
    to: boundOf(call, given, rangeToName(property)),
  }));
  const bounds = new Set(
    model.ranges.flatMap((property) => [rangeFromName(property), rangeToName(property)]),
  );
  for (const [name, value] of Object.entries(given)) {
    if (nonFilterNames.has(name) || bounds.has(name) || isAbsent(value)) continue;
    if (Array.isArray(value)) oneOf[name] = value;
    else if (typeof value === 'string' && model.texts.includes(name)) contains[name] = value;
    else equals[name] = value;
  }
  return {
    contains,
    equals,
    oneOf,
    ranges: ranges.filter(({ from, to }) => from !== undefined || to !== undefined),
  };
}

function sortOf({ phrases }: OperationCall, model: EntityModel, given: Parameters): RecordQuery['sort'] {
  const { sort, order } = given;
  if (typeof sort !== 'string' || sort === '')
    return model.partitionBy === undefined ? undefined : { property: model.partitionBy, order: 'desc' };
  if (!model.sortable.includes(sort)) {
    throw invalidRequest([
      { field: 'sort', message: phrases.translate('validation.enum', { field: 'sort' }) },
    ]);
  }
  return { property: sort, order: order === 'desc' ? 'desc' : 'asc' };
}

/** A query for one uuid returns all properties. Other queries return those that a row shows. */
const omittedDetailsOf = ({ omittedFromList }: EntityModel, { equals }: RecordQuery): readonly string[] =>
  equals && 'uuid' in equals ? [] : omittedFromList;

const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Returns the query for a list call, or for the filter of a bulk action. */
export const toRecordQuery = (call: OperationCall, model: EntityModel): RecordQuery => {
  const given = { ...call.query, ...(isRecord(call.body) ? call.body : {}) };
  return {
    entity: model.name,
    companyUuid: call.companyUuid,
    ...conditionsOf(call, model, given),
    sort: sortOf(call, model, given),
  };
};

/** Returns all matching records of the company, for operations whose result is `{list}`. */
export const handleList =
  (entity: EntityDefinition): Handler =>
  async (call): Promise<Row[]> => {
    const { model } = entity;
    const query = toRecordQuery(call, model);
    await persistExpiredStatesFor(call, entity, query);
    await assertSelectiveSearch(call, model, query);
    const { records } = await call.service.store.repository.list({
      ...query,
      omit: omittedDetailsOf(model, query),
    });
    return records.map((row) => toResponse(call, model, row));
  };

/**
 * Returns one page of them (schemas/SPECIFICATION.md section 3.7, "Paged list response"), for operations
 * whose result is `{page}`. The page has a number, or follows a cursor (+): `paging.next` of an answer, sent
 * back as `after`.
 */
export const handlePage =
  (entity: EntityDefinition): Handler =>
  async (call): Promise<Page> => {
    const { model } = entity;
    const given = isRecord(call.body) ? call.body : {};
    const number = isWholeNumber(given.page) ? given.page : 0;
    const pageSize = isWholeNumber(given.pageSize) ? given.pageSize : await defaultPageSizeOf(call);
    const query = toRecordQuery(call, model);
    const after = decodeCursor(call, model, query.sort, given.after);
    const window = { limit: pageSize, ...(after ? { after } : { offset: number * pageSize }) };
    const without = omittedDetailsOf(model, query);
    await persistExpiredStatesFor(call, entity, query);
    await assertSelectiveSearch(call, model, query);
    const { records, count, isCountCapped, lastPosition } = await call.service.store.repository.list({
      ...query,
      window,
      omit: without,
    });
    return {
      records: records.map((row) => toResponse(call, model, row)),
      page: number,
      paging: {
        ...(!isCountCapped && { recordCount: count }),
        pageSize,
        more: lastPosition !== undefined,
        ...(lastPosition && { next: encodeCursor(query.sort, lastPosition) }),
      },
    };
  };
