import { isRecord } from '../../contract/json/isRecord.ts';
import { type ExpressionInputs, toExpressionInput } from '../expression/OpaqueNumber.ts';
import type { JsonObject } from '../jsonObject.ts';
import { MappingError } from '../MappingError.ts';

/**
 * One step of a path: the property (none at the start of a list), then `[]` for every element or `[2]` for
 * the third.
 */
interface PathSegment {
  readonly name: string;
  readonly indexes: readonly (number | 'each')[];
}

/** True if a path of a source field can contain the name. */
export const isPathName = (name: string): boolean => !/[.,[\]]|^\s|\s$|^$/.test(name);

/** A path of a source field: `order.lines[].sku`. */
export type SourcePath = readonly PathSegment[];

const segmentPattern = /^([^[\]]*)((?:\[\d*\])*)$/;

function parseSegment(text: string, position: number, path: string): PathSegment {
  const [, name = '', brackets = ''] = segmentPattern.exec(text) ?? [];
  const isStart = position === 0 && brackets !== '';
  if (name === '' && !isStart) throw new MappingError('pathInvalid', { path });
  const indexes = [...brackets.matchAll(/\[(\d*)\]/g)].map(([, digits]) =>
    digits ? Number(digits) : 'each',
  );
  return { name, indexes };
}

/** The paths of a source field, separated by commas. Throws `pathInvalid`. */
export const parseSourcePaths = (sourceField: string): SourcePath[] =>
  sourceField.split(',').map((path) =>
    path
      .trim()
      .split('.')
      .map((text, position) => parseSegment(text, position, path.trim())),
  );

/** A property of an object; undefined for a list, a number and an inherited property. */
export const ownMember = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const orNull = (value: unknown): unknown => value ?? null;

function readIndexes(value: unknown, indexes: PathSegment['indexes'], rest: SourcePath): unknown {
  const [index, ...more] = indexes;
  if (index === undefined) return readSegments(value, rest);
  if (!Array.isArray(value)) return null;
  if (index !== 'each') return readIndexes(orNull(value[index]), more, rest);
  const isNested = more.includes('each') || rest.some((segment) => segment.indexes.includes('each'));
  const values = value.map((element) => readIndexes(element, more, rest));
  // Missing values within nested lists add no element to the flat list.
  return isNested ? values.flatMap((list) => list ?? []) : values;
}

function readSegments(value: unknown, path: SourcePath): unknown {
  const [segment, ...rest] = path;
  if (!segment) return orNull(value);
  const named = segment.name === '' ? value : ownMember(value, segment.name);
  return readIndexes(orNull(named), segment.indexes, rest);
}

/** The value at a path; null without one. `[]` gives one flat list, however deep the nesting. */
export const readPath = (document: unknown, path: SourcePath): unknown => readSegments(document, path);

/**
 * The data that a row reads: the source document and, within sub-tables, the elements by alias. An alias
 * hides a property.
 */
export class SourceScope {
  readonly root: unknown;
  readonly #aliases: JsonObject;
  readonly #inputs: ExpressionInputs;

  constructor(root: unknown, aliases: JsonObject = {}, inputs: ExpressionInputs = new WeakMap()) {
    this.root = root;
    this.#aliases = aliases;
    this.#inputs = inputs;
  }

  withAlias(alias: string, element: unknown): SourceScope {
    return new SourceScope(this.root, { ...this.#aliases, [alias]: element }, this.#inputs);
  }

  read(path: SourcePath): unknown {
    const [first] = path;
    const isAlias = first !== undefined && Object.hasOwn(this.#aliases, first.name);
    return readPath(isAlias ? this.#aliases : this.root, path);
  }

  /** A value of the source as expressions read it. */
  toInput(value: unknown): unknown {
    return toExpressionInput(value, this.#inputs);
  }

  /** All of it as one object, for expressions. */
  get expressionInput(): unknown {
    const root = this.toInput(this.root);
    const aliases = Object.entries(this.#aliases);
    if (aliases.length === 0) return root;
    const elements = Object.fromEntries(aliases.map(([alias, element]) => [alias, this.toInput(element)]));
    return isRecord(root) ? { ...root, ...elements } : elements;
  }
}
