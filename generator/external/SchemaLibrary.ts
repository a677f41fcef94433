import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { pointerParts } from '../load/jsonPosition.ts';
import type { ProjectFile } from '../load/Project.ts';
import {
  createDocument,
  externalFolder,
  findAddressed,
  findSchemaBelow,
  resolveUri,
  rootSchemaOf,
  type SchemaDocument,
  type SchemaLocation,
  withoutFragment,
} from './SchemaDocument.ts';

/** The target of a reference, or the reason why there is none. */
export type ReferenceTarget =
  | { readonly location: SchemaLocation }
  | { readonly location?: undefined; readonly failure: ReferenceFailure; readonly address: string };

/** The reason: no file has the address, several files have it, or the file has no schema at the fragment. */
type ReferenceFailure = 'no file' | 'several files' | 'nothing there';

/** All published schemas of a project, by the addresses that references use. */
export interface SchemaLibrary {
  readonly documents: ReadonlyMap<string, SchemaDocument>;
  readonly follow: (from: SchemaLocation, reference: string) => ReferenceTarget;
}

const require = createRequire(import.meta.url);

/** The meta-schemas that files may refer to like any other schema: those without dynamic references. */
const metaSchemas = {
  '04': 'ajv-draft-04/dist/refs/json-schema-draft-04.json',
  '06': 'ajv/dist/refs/json-schema-draft-06.json',
  '07': 'ajv/dist/refs/json-schema-draft-07.json',
};

const metaDocuments = (): SchemaDocument[] =>
  Object.entries(metaSchemas).map(([draft, path]) =>
    createDocument({
      path: `${externalFolder}json-schema.org/draft-${draft}/schema`,
      name: 'schema',
      text: '',
      value: require(path),
    }),
  );

/** Returns the path of a JSON pointer in a reference; undefined if its encoding is invalid. */
function pathIn(fragment: string): string[] | undefined {
  try {
    return pointerParts(decodeURIComponent(fragment));
  } catch {
    return undefined;
  }
}

/** Yields the possible addresses of a file in schemas/external/, with and without `.json`. A query has no effect. */
function* candidateUris(address: string): Iterable<string> {
  const path = address.replace(/^https?:\/\/|^file:\/\/\//, '').replace(/\?.*$/s, '');
  yield `file:///${path}`;
  yield `file:///${path}.json`;
}

type PublishedFiles = readonly ProjectFile<Readonly<Record<string, unknown>>>[];

/** Indexes published schemas by their addresses. */
export function createLibrary(files: PublishedFiles): SchemaLibrary {
  const documents = files.map(createDocument);
  const known = new Map<string, SchemaLocation[]>();
  for (const document of documents)
    for (const [address, location] of findAddressed(rootSchemaOf(document)))
      known.set(address, [...(known.get(address) ?? []), location]);
  for (const document of metaDocuments())
    for (const [address, location] of findAddressed(rootSchemaOf(document)))
      if (!known.has(address)) known.set(address, [location]);

  /**
   * Returns the schema that an address means for a document. The document's own schemas come first. Several
   * files may have the same address if their schemas are equal.
   */
  function standing(address: string, asking: SchemaDocument): SchemaLocation | ReferenceFailure {
    for (const name of [address, ...candidateUris(address)]) {
      const found = known.get(name) ?? [];
      const [first] = found;
      const own = found.find(({ document }) => document === asking);
      if (own) return own;
      if (found.some(({ schema }) => !isDeepStrictEqual(schema, first?.schema))) return 'several files';
      if (first) return first;
    }
    return 'no file';
  }

  function at(uri: string, asking: SchemaDocument): ReferenceTarget {
    const address = withoutFragment(uri);
    const fragment = uri.slice(address.length + 1);
    const resource = standing(address, asking);
    if (typeof resource === 'string') return { failure: resource, address };
    const location = within(resource, fragment);
    return location ? { location } : { failure: 'nothing there', address: uri };
  }

  function within(resource: SchemaLocation, fragment: string): SchemaLocation | undefined {
    if (fragment === '') return resource;
    const path = fragment.startsWith('/') && pathIn(fragment);
    if (path) return findSchemaBelow(resource, path);
    const { base, document } = resource;
    const anchored = [`${base}#${fragment}`, `${document.uri}#${fragment}`].flatMap(
      (name) => known.get(name) ?? [],
    );
    return anchored.find((location) => location.document === document);
  }

  const followed = new Map<string, ReferenceTarget>();
  function followedFrom({ base, document }: SchemaLocation, reference: string): ReferenceTarget {
    const uris = [base, document.uri].flatMap((from) => resolveUri(reference, from) ?? []);
    const targets = uris.map((uri) => at(uri, document));
    const [first = { failure: 'no file', address: reference }] = targets;
    return targets.find(({ location }) => location) ?? first;
  }

  return {
    documents: new Map(documents.map((document) => [document.file.path, document])),
    follow(from, reference) {
      const key = [from.document.file.path, from.base, reference].join('\n');
      const target = followed.get(key) ?? followedFrom(from, reference);
      followed.set(key, target);
      return target;
    },
  };
}
