import { clean } from './decimal.ts';
import { MappingFault } from './MappingFault.ts';
import { isForbidden } from './refuseForbidden.ts';

/** Values and characters that an expression may answer with; a document may have a megabyte. */
const limit = 1_000_000;

/** What an expression answered as plain JSON: a copy, without functions, undefined or forbidden names. Throws `tooLarge`. */
export function plainOf(value: unknown): unknown {
  let size = 0;
  const copy = (part: unknown): unknown => {
    size += typeof part === 'string' ? part.length : 1;
    if (size > limit) throw new MappingFault('tooLarge');
    if (typeof part === 'number') return Number.isFinite(part) ? clean(part) : null;
    if (typeof part !== 'object' || part === null) return isScalar(part) ? part : null;
    if (Array.isArray(part)) return Array.from(part, copy);
    // A function of JSONata is an object too; its members say nothing.
    if ('_jsonata_function' in part || '_jsonata_lambda' in part) return null;
    return Object.fromEntries(
      Object.entries(part).flatMap(([name, member]) => (isForbidden(name) ? [] : [[name, copy(member)]])),
    );
  };
  return copy(value);
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';
