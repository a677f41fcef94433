import { isObject } from './Json.ts';
import { MappingFault } from './MappingFault.ts';

/** One step of a path: the property (none at the start of a list), then `[]` for every element or `[2]` for the third. */
interface Segment {
  readonly name: string;
  readonly indexes: readonly (number | 'each')[];
}

/** A path of a source field: `order.lines[].sku`. */
export type SourcePath = readonly Segment[];

const segmentPattern = /^([^[\]]*)((?:\[\d*\])*)$/;

function segmentOf(text: string, position: number, path: string): Segment {
  const [, name = '', brackets = ''] = segmentPattern.exec(text) ?? [];
  const isStart = position === 0 && brackets !== '';
  if (name === '' && !isStart) throw new MappingFault('pathInvalid', { path });
  const indexes = [...brackets.matchAll(/\[(\d*)\]/g)].map(([, digits]) =>
    digits ? Number(digits) : 'each',
  );
  return { name, indexes };
}

/** The paths of a source field, separated by commas. Throws `pathInvalid`. */
export const sourcePathsOf = (sourceField: string): SourcePath[] =>
  sourceField.split(',').map((path) =>
    path
      .trim()
      .split('.')
      .map((text, position) => segmentOf(text, position, path.trim())),
  );

const own = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : null;

const present = (value: unknown): unknown => value ?? null;

function readIndexes(value: unknown, indexes: Segment['indexes'], rest: SourcePath): unknown {
  const [index, ...more] = indexes;
  if (index === undefined) return read(value, rest);
  if (!Array.isArray(value)) return null;
  if (index !== 'each') return readIndexes(present(value[index]), more, rest);
  const isNested = more.includes('each') || rest.some((segment) => segment.indexes.includes('each'));
  const values = value.map((element) => readIndexes(element, more, rest));
  // What is missing within a list of lists is no element of the one list that comes out.
  return isNested ? values.flatMap((list) => list ?? []) : values;
}

function read(value: unknown, path: SourcePath): unknown {
  const [segment, ...rest] = path;
  if (!segment) return present(value);
  const named = segment.name === '' ? value : own(value, segment.name);
  return readIndexes(present(named), segment.indexes, rest);
}

/** What stands at a path, null where nothing does. `[]` gives one list, however deep it is nested. */
export const readPath = (document: unknown, path: SourcePath): unknown => read(document, path);
