import type { EntityModel } from '../../contract/entity.ts';
import { refuseUnstorable } from '../refuseUnstorable.ts';
import type { Call } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import type { DocumentQuery, Position } from '../store/DocumentQuery.ts';

type Sort = DocumentQuery['sort'];

/** Order, value and uuid of the record after which a list goes on. */
type Parts = readonly [sort: string, order: string, value: string | null, uuid: string];

const orderOf = (sort: Sort): readonly [string, string] => [sort?.property ?? '', sort?.order ?? 'asc'];

/** The text by which callers ask for what follows a position. */
export function cursorOf(sort: Sort, { value, uuid }: Position): string {
  const parts: Parts = [...orderOf(sort), value, uuid];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function partsOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const isParts = (parts: unknown): parts is Parts =>
  Array.isArray(parts) &&
  parts.length === 4 &&
  parts.every((part, index) => typeof part === 'string' || (index === 2 && part === null));

/** A column of numbers is compared with numbers, one of instants with instants. */
function fits(model: EntityModel, property: string, value: string | null): boolean {
  if (value === null) return property !== '';
  if (model.compared[property] === 'number') return /^-?\d+(\.\d+)?$/.test(value);
  return property !== model.partitionBy || !Number.isNaN(Date.parse(value));
}

/** The position that a cursor tells; nothing without one. Throws INVALID_REQUEST for one of another order, and for what is none. */
export function positionOf(
  { say }: Call,
  model: EntityModel,
  sort: Sort,
  cursor: unknown,
): Position | undefined {
  if (typeof cursor !== 'string' || cursor === '') return undefined;
  const refusal = (phrase: string) =>
    invalidRequest([{ field: 'after', message: say.translate(`list.${phrase}`) }]);
  const parts = partsOf(cursor);
  if (!isParts(parts)) throw refusal('noCursor');
  refuseUnstorable(parts, say);
  const [property, order, value, uuid] = parts;
  if (`${property} ${order}` !== orderOf(sort).join(' ')) throw refusal('otherOrder');
  if (!fits(model, property, value)) throw refusal('noCursor');
  return { value, uuid };
}
