import type { EntityModel } from '../../contract/entity.ts';
import type { Page, Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { fromName, toName } from '../../contract/rangeName.ts';
import type { Entity } from '../catalog.ts';
import type { Call, Handler } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import type { Conditions, DocumentQuery, Range } from '../store/DocumentQuery.ts';
import { answered } from './answered.ts';
import { cursorOf, positionOf } from './listCursor.ts';
import { pageSizeOf } from './pageSizeOf.ts';
import { refuseBroad } from './refuseBroad.ts';
import { settleFor } from './settled.ts';

const largestPageSize = 200;

/** Parameters of a list call that are not filters. */
const notFilters = new Set(['companyUuid', 'page', 'pageSize', 'after', 'sort', 'order']);

type Given = Readonly<Record<string, unknown>>;

/** Instants are kept in UTC, so text that says the same in another zone would not compare. */
const bound = (value: unknown): string | number | undefined => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  return Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString();
};

/** Free text is found by what it contains, instants and figures by range, everything else by being equal, or one of several. */
function conditionsOf(model: EntityModel, given: Given): Conditions {
  const contains: Record<string, string> = {};
  const equals: Record<string, unknown> = {};
  const oneOf: Record<string, readonly string[]> = {};
  const ranges: readonly Range[] = model.ranges.map((property) => ({
    property,
    from: bound(given[fromName(property)]),
    to: bound(given[toName(property)]),
  }));
  const bounds = new Set(model.ranges.flatMap((property) => [fromName(property), toName(property)]));
  for (const [name, value] of Object.entries(given)) {
    if (notFilters.has(name) || bounds.has(name) || value === undefined || value === null || value === '')
      continue;
    if (Array.isArray(value)) oneOf[name] = value.map(String);
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

function sortOf({ say }: Call, model: EntityModel, given: Given): DocumentQuery['sort'] {
  const { sort, order } = given;
  if (typeof sort !== 'string' || sort === '')
    return model.partitionBy === undefined ? undefined : { property: model.partitionBy, order: 'desc' };
  if (!model.sortable.includes(sort)) {
    throw invalidRequest([{ field: 'sort', message: say.translate('validation.enum', { field: 'sort' }) }]);
  }
  return { property: sort, order: order === 'desc' ? 'desc' : 'asc' };
}

/** Of one record that is asked for by its uuid everything is answered, of all others what a row shows. */
const detailsBeyond = (
  { omittedFromList: details }: EntityModel,
  { equals }: DocumentQuery,
): readonly string[] => (equals && 'uuid' in equals ? [] : details);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What a list call, or the filter of a batch, asks the store for. */
export const queryOf = (call: Call, model: EntityModel): DocumentQuery => {
  const given = { ...call.query, ...(isRecord(call.body) ? call.body : {}) };
  return {
    entity: model.name,
    companyUuid: call.companyUuid,
    ...conditionsOf(model, given),
    sort: sortOf(call, model, given),
  };
};

/** The company's records that match, all of them: for operations whose result is `{list}`. */
export const list =
  (entity: Entity): Handler =>
  async (call): Promise<Row[]> => {
    const { model } = entity;
    const query = queryOf(call, model);
    await settleFor(call, entity, query);
    await refuseBroad(call, model, query);
    const { records } = await call.service.store.documents.list({
      ...query,
      without: detailsBeyond(model, query),
    });
    return records.map((row) => answered(model, row, call.service.now()));
  };

/**
 * One page of them (schemas/SPECIFICATION.md section 3.7, "Paged list response"): for operations whose result is `{page}`. It is
 * the one of a number, or the one that follows a cursor (+): `paging.next` of an answer, sent back as `after`.
 */
export const page =
  (entity: Entity): Handler =>
  async (call): Promise<Page> => {
    const { model } = entity;
    const given = isRecord(call.body) ? call.body : {};
    const number = isWhole(given.page) ? given.page : 0;
    const wanted = isWhole(given.pageSize) ? given.pageSize : await pageSizeOf(call);
    const pageSize = Math.min(Math.max(wanted, 1), largestPageSize);
    const query = queryOf(call, model);
    const after = positionOf(call, model, query.sort, given.after);
    const window = { limit: pageSize, ...(after ? { after } : { offset: number * pageSize }) };
    const without = detailsBeyond(model, query);
    await settleFor(call, entity, query);
    await refuseBroad(call, model, query);
    const { records, count, andMore, last } = await call.service.store.documents.list({
      ...query,
      window,
      without,
    });
    return {
      records: records.map((row) => answered(model, row, call.service.now())),
      page: number,
      paging: {
        ...(!andMore && { recordCount: count }),
        pageSize,
        more: last !== undefined,
        ...(last && { next: cursorOf(query.sort, last) }),
      },
    };
  };
