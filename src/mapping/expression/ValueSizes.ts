import { MappingError } from '../MappingError.ts';

/** Maximum size of a value in an evaluation, in characters: as much as a mapped document may have. */
const sizeLimit = 10_000_000;

/** Characters of a value without its text, its names and its parts: as in a mapped document. */
const valueSize = 10;

/** A JSONata function is an object too, with meaningless members. */
export const isFunction = (value: object): boolean =>
  '_jsonata_function' in value || '_jsonata_lambda' in value;

/**
 * The sizes of the values of one evaluation. A part that a value has twice counts twice: JSONata compares and
 * writes it twice, within one step.
 */
export class ValueSizes {
  #known: WeakMap<object, number> | undefined = new WeakMap();

  /** True if a value may have grown since an earlier check. */
  get canChange(): boolean {
    return this.#known === undefined;
  }

  /** Makes each check read the whole value. */
  expectChanges(): void {
    this.#known = undefined;
  }

  /** Throws `tooLarge`, before it has read more parts than the limit allows. */
  assert(value: object): void {
    if (this.#known?.has(value)) return;
    const size = this.#addSize(0, value);
    this.#known?.set(value, size);
  }

  /** Returns a sum with the size of a value. */
  #addSize(sum: number, value: unknown): number {
    if (typeof value === 'string') return assertSize(sum + valueSize + value.length);
    if (typeof value !== 'object' || value === null) return assertSize(sum + valueSize);
    const known = this.#known?.get(value);
    return known === undefined ? this.#addParts(assertSize(sum + valueSize), value) : assertSize(sum + known);
  }

  #addParts(sum: number, whole: object): number {
    let end = sum;
    if (Array.isArray(whole)) for (const part of whole) end = this.#addSize(end, part);
    else if (!isFunction(whole))
      for (const [name, part] of Object.entries(whole)) end = this.#addSize(end + name.length, part);
    return end;
  }
}

function assertSize(size: number): number {
  if (size > sizeLimit) throw new MappingError('tooLarge');
  return size;
}
