import { type Location, pointerOf, rootOf } from './document.ts';
import type { Library } from './library.ts';
import { modernized } from './modernized.ts';
import { namer, typeNameFor } from './names.ts';
import { isUnicode, patternsOf } from './patterns.ts';
import { insideOf, keyOf, reachOf, referencesOf } from './reach.ts';
import type { Schema } from './words.ts';

/** A published schema with all that it refers to, as one schema in words of draft 2020-12. */
export interface Bundle {
  /** Of its modules, and what fields name it by: `order`. */
  readonly name: string;
  /** Of its interface: `Order`; also the name of its root among the definitions. */
  readonly typeName: string;
  /** Every reference in them is `#/$defs/<name>`. */
  readonly definitions: Readonly<Record<string, Schema>>;
  /** Where each definition is written: the file, and the JSON pointer in it. */
  readonly places: Readonly<Record<string, { readonly file: string; readonly pointer: string }>>;
  /** Patterns are Unicode expressions. */
  readonly isUnicode: boolean;
  /** The files that it is made of. */
  readonly files: readonly string[];
}

const kept = /^(definitions|\$defs)$/;

/** What a definition is called: by its key, or by the file that it is the whole of, or by the way that leads to it. */
function wantedName(at: Location): string {
  const { path, document } = at;
  const last = path.at(-1);
  if (last === undefined) return typeNameFor(document.file.name, 'Document');
  const isDefinition = kept.test(path.at(-2) ?? '');
  return typeNameFor(isDefinition ? last : path.filter((part) => !kept.test(part)).join(' '), 'Part');
}

/** Bundles what a file says; that it can be done has been checked (check.ts). */
export function bundleOf(path: string, name: string, library: Library): Bundle {
  const document = library.documents.get(path);
  if (document === undefined)
    throw new Error(`No published schema "${path}": the check should have said so.`);
  const root = rootOf(document);
  const reached = reachOf(root, library);
  const names = namesOf(root, reached, typeNameFor(name, 'External'), library);

  const refer = (at: Location): Readonly<Record<string, string>> => {
    const [reference] = referencesOf(at, library);
    const target = reference?.target.location;
    return target ? { $ref: `#/$defs/${names.get(keyOf(target))}` } : {};
  };

  const written = (at: Location): Schema => {
    if (typeof at.schema === 'boolean') return at.schema;
    const parts = new Map(insideOf(at).map((part) => [pointerOf(part), part]));
    const inside = (path: readonly string[]): Schema | undefined => {
      const part = parts.get(pointerOf({ path: [...at.path, ...path] }));
      return part && written(part);
    };
    return modernized(at.schema, at.document.draft, inside, refer(at));
  };

  const defined = reached.filter((at) => names.has(keyOf(at)));
  return {
    name,
    typeName: typeNameFor(name, 'External'),
    definitions: Object.fromEntries(defined.map((at) => [names.get(keyOf(at)) ?? '', written(at)])),
    places: Object.fromEntries(
      defined.map((at) => [
        names.get(keyOf(at)) ?? '',
        { file: at.document.file.path, pointer: pointerOf(at) },
      ]),
    ),
    isUnicode: reached.flatMap(patternsOf).every(({ pattern }) => isUnicode(pattern)),
    files: [...new Set(reached.map(({ document }) => document.file.path))]
      .filter((file) => library.documents.has(file))
      .sort(),
  };
}

/** Names for the root and for everything that is referred to. */
function namesOf(
  root: Location,
  reached: readonly Location[],
  rootName: string,
  library: Library,
): Map<string, string> {
  const free = namer();
  const names = new Map([[keyOf(root), free(rootName)]]);
  for (const at of reached)
    for (const { target } of referencesOf(at, library))
      if (target.location && !names.has(keyOf(target.location)))
        names.set(keyOf(target.location), free(wantedName(target.location)));
  return names;
}
