import type { ProjectFile } from '../load/Project.ts';
import { beginStep } from '../pipeline/progress.ts';
import { compileBundle } from './compileBundle.ts';
import type { AnySchema } from './jsonSchemaDraft.ts';
import { createNamer, publishedNameOf, toTypeName } from './publishedReference.ts';
import { findPublishedSample } from './publishedSample.ts';
import {
  findReachable,
  isUnicodePattern,
  locationKeyOf,
  nestedSchemasOf,
  patternsOf,
  schemaReferencesOf,
} from './reachableSchemas.ts';
import type { BundleContent, SchemaBundle } from './SchemaBundle.ts';
import { rootSchemaOf, type SchemaLocation, schemaPointerOf } from './SchemaDocument.ts';
import { createLibrary, type SchemaLibrary } from './SchemaLibrary.ts';
import { upgradeSchema } from './upgradeSchema.ts';

/** Returns a function that computes a value once. */
function lazy<T>(compute: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => {
    found ??= { value: compute() };
    return found.value;
  };
}

const definitionKeywords = /^(definitions|\$defs)$/;

/** Returns the name of a definition: its key, the name of its file if it is a whole file, or its path. */
function wantedName(at: SchemaLocation): string {
  const { path, document } = at;
  const last = path.at(-1);
  if (last === undefined) return toTypeName(document.file.name, 'Document');
  const isDefinition = definitionKeywords.test(path.at(-2) ?? '');
  return toTypeName(
    isDefinition ? last : path.filter((part) => !definitionKeywords.test(part)).join(' '),
    'Part',
  );
}

/** Bundles the content of a file. The rules in external/check ensure that this is possible. */
export function createBundle(path: string, name: string, library: SchemaLibrary): SchemaBundle {
  const document = library.documents.get(path);
  if (document === undefined)
    throw new Error(`The published schema "${path}" does not exist. The check should have reported this.`);
  beginStep(`Collecting the parts of ${path}`);
  const root = rootSchemaOf(document);
  const reached = findReachable(root, library);
  const names = nameDefinitions(root, reached, toTypeName(name, 'External'), library);

  const refer = (at: SchemaLocation): Readonly<Record<string, string>> => {
    const [reference] = schemaReferencesOf(at, library);
    const target = reference?.target.location;
    return target ? { $ref: `#/$defs/${names.get(locationKeyOf(target))}` } : {};
  };

  const written = (at: SchemaLocation): AnySchema => {
    if (typeof at.schema === 'boolean') return at.schema;
    const parts = new Map(nestedSchemasOf(at).map((part) => [schemaPointerOf(part), part]));
    const inside = (path: readonly string[]): AnySchema | undefined => {
      const part = parts.get(schemaPointerOf({ path: [...at.path, ...path] }));
      return part && written(part);
    };
    return upgradeSchema(at.schema, at.document.draft, inside, refer(at));
  };

  const defined = reached.filter((at) => names.has(locationKeyOf(at)));
  const content: BundleContent = {
    name,
    typeName: toTypeName(name, 'External'),
    definitions: Object.fromEntries(defined.map((at) => [names.get(locationKeyOf(at)) ?? '', written(at)])),
    locations: Object.fromEntries(
      defined.map((at) => [
        names.get(locationKeyOf(at)) ?? '',
        { file: at.document.file.path, pointer: schemaPointerOf(at) },
      ]),
    ),
    isUnicode: reached.flatMap(patternsOf).every(({ pattern }) => isUnicodePattern(pattern)),
    files: [...new Set(reached.map(({ document }) => document.file.path))]
      .filter((file) => library.documents.has(file))
      .sort(),
  };
  const ajv = lazy(() => compileBundle(content));
  return { ...content, ajv, sample: lazy(() => findPublishedSample(content, ajv())) };
}

/** Returns the names of the root and of all targets of references, by location. */
function nameDefinitions(
  root: SchemaLocation,
  reached: readonly SchemaLocation[],
  rootName: string,
  library: SchemaLibrary,
): Map<string, string> {
  const free = createNamer();
  const names = new Map([[locationKeyOf(root), free(rootName)]]);
  for (const at of reached)
    for (const { target } of schemaReferencesOf(at, library))
      if (target.location && !names.has(locationKeyOf(target.location)))
        names.set(locationKeyOf(target.location), free(wantedName(target.location)));
  return names;
}

type PublishedFiles = readonly ProjectFile<Readonly<Record<string, unknown>>>[];

/** Returns the bundle of a file by its path, and all bundles so far, sorted by name. It makes each bundle once. */
export function createBundler(files: PublishedFiles): {
  readonly bundle: (path: string) => SchemaBundle;
  readonly made: () => SchemaBundle[];
} {
  const library = createLibrary(files);
  const made = new Map<string, SchemaBundle>();
  return {
    bundle(path) {
      const bundle = made.get(path) ?? createBundle(path, publishedNameOf(path), library);
      made.set(path, bundle);
      return bundle;
    },
    made: () => [...made.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}
