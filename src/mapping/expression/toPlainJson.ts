import { removeBinaryNoise } from '../conversion/decimal.ts';
import { isForbiddenName } from '../jsonObject.ts';
import { MappingError } from '../MappingError.ts';

/** Maximum values and characters of an expression's result; a document may have a megabyte. */
const sizeLimit = 1_000_000;

/**
 * The result of an expression as plain JSON: a copy without functions, undefined or forbidden names. Throws
 * `tooLarge`.
 */
export function toPlainJson(value: unknown): unknown {
  let size = 0;
  const copy = (part: unknown): unknown => {
    size += typeof part === 'string' ? part.length : 1;
    if (size > sizeLimit) throw new MappingError('tooLarge');
    if (typeof part === 'number') return Number.isFinite(part) ? removeBinaryNoise(part) : null;
    if (typeof part !== 'object' || part === null) return isScalar(part) ? part : null;
    if (Array.isArray(part)) return Array.from(part, copy);
    // A JSONata function is an object too, with meaningless members.
    if ('_jsonata_function' in part || '_jsonata_lambda' in part) return null;
    return Object.fromEntries(
      Object.entries(part).flatMap(([name, member]) => (isForbiddenName(name) ? [] : [[name, copy(member)]])),
    );
  };
  return copy(value);
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';
