import { tryParseJson } from '../../../../contract/json/tryParseJson.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import { dateTimeFormat } from '../../../../contract/validation/valueFormats.ts';
import { assertStorable } from '../../base/assertStorable.ts';
import { invalidRequest } from '../../base/ServiceError.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import type { CursorPosition, RecordQuery } from '../../store/records/RecordQuery.ts';

type Sort = RecordQuery['sort'];

/** Order, value and uuid of the record after which a list continues. */
type CursorParts = readonly [sort: string, order: string, value: string | null, uuid: string];

const orderOf = (sort: Sort): readonly [string, string] => [sort?.property ?? '', sort?.order ?? 'asc'];

/** Returns the text with which callers request the records after a position. */
export function encodeCursor(sort: Sort, { value, uuid }: CursorPosition): string {
  const parts: CursorParts = [...orderOf(sort), value, uuid];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

const isCursorParts = (parts: unknown): parts is CursorParts =>
  Array.isArray(parts) &&
  parts.length === 4 &&
  parts.every((part, index) => typeof part === 'string' || (index === 2 && part === null));

/** Characters of an instant as the database writes it: `2026-11-21T08:00:00.123456+00:00`. */
const maxInstantLength = 32;

/** A numeric column is compared with numbers, an instant column with instants. */
function isComparable(model: EntityModel, property: string, value: string | null): boolean {
  if (value === null) return property !== '';
  if (model.compared[property] === 'number') return /^-?\d+(\.\d+)?$/.test(value);
  if (property !== model.partitionBy) return true;
  return value.length <= maxInstantLength && dateTimeFormat.test(value);
}

/**
 * Returns the position of a cursor; undefined without one. Throws INVALID_REQUEST for a cursor of another
 * order and for an invalid one.
 */
export function decodeCursor(
  { phrases }: OperationCall,
  model: EntityModel,
  sort: Sort,
  cursor: unknown,
): CursorPosition | undefined {
  if (typeof cursor !== 'string' || cursor === '') return undefined;
  const refusal = (phrase: string) =>
    invalidRequest([{ field: 'after', message: phrases.translate(`list.${phrase}`) }]);
  const parts = tryParseJson(Buffer.from(cursor, 'base64url').toString());
  if (!isCursorParts(parts)) throw refusal('noCursor');
  assertStorable(parts, phrases);
  const [property, order, value, uuid] = parts;
  if (`${property} ${order}` !== orderOf(sort).join(' ')) throw refusal('otherOrder');
  if (!isComparable(model, property, value)) throw refusal('noCursor');
  return { value, uuid };
}
