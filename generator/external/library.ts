import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type { File } from '../load.ts';
import {
  addressed,
  below,
  type Document,
  documentOf,
  folder,
  type Location,
  resolvedBy,
  rootOf,
  withoutFragment,
} from './document.ts';

/** What a reference leads to, or why it leads nowhere. */
export type Target =
  | { readonly location: Location }
  | { readonly location?: undefined; readonly why: Failure; readonly address: string };

/** No file has the address; several have it; or the file has nothing at the place. */
export type Failure = 'no file' | 'several files' | 'nothing there';

/** All published schemas of a project, by the addresses that references use. */
export interface Library {
  readonly documents: ReadonlyMap<string, Document>;
  readonly follow: (from: Location, reference: string) => Target;
}

const require = createRequire(import.meta.url);

/** The meta-schemas that files refer to as to any other: those without dynamic references. */
const metaSchemas = {
  '04': 'ajv-draft-04/dist/refs/json-schema-draft-04.json',
  '06': 'ajv/dist/refs/json-schema-draft-06.json',
  '07': 'ajv/dist/refs/json-schema-draft-07.json',
};

const metaDocuments = (): Document[] =>
  Object.entries(metaSchemas).map(([draft, path]) =>
    documentOf({
      path: `${folder}json-schema.org/draft-${draft}/schema`,
      name: 'schema',
      text: '',
      value: require(path),
    }),
  );

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** A pointer as it stands in a reference; undefined when it is none. */
function pathIn(fragment: string): string[] | undefined {
  try {
    return decodeURIComponent(fragment).split('/').slice(1).map(unescaped);
  } catch {
    return undefined;
  }
}

/** Where the file of an address would stand in schemas/external/, with and without `.json`. */
function* filed(address: string): Iterable<string> {
  const path = address.replace(/^https?:\/\/|^file:\/\/\//, '');
  yield `file:///${path}`;
  yield `file:///${path}.json`;
}

type Files = readonly File<Readonly<Record<string, unknown>>>[];

let last: { readonly files: Files; readonly library: Library } | undefined;

/** Puts the files side by side; they stay so until one of them changes. */
export function libraryOf(files: Files): Library {
  const isSame =
    last?.files.length === files.length && last.files.every((file, index) => file === files[index]);
  if (!isSame || last === undefined) last = { files, library: shelved(files) };
  return last.library;
}

function shelved(files: Files): Library {
  const documents = files.map(documentOf);
  const known = new Map<string, Location[]>();
  for (const document of documents)
    for (const [address, location] of addressed(rootOf(document)))
      known.set(address, [...(known.get(address) ?? []), location]);
  for (const document of metaDocuments())
    for (const [address, location] of addressed(rootOf(document)))
      if (!known.has(address)) known.set(address, [location]);

  /** What an address stands for, to a document: what it has itself comes before what others call so. Copies are as good as one. */
  function standing(address: string, asking: Document): Location | Failure {
    for (const name of [address, ...filed(address)]) {
      const found = known.get(name) ?? [];
      const [first] = found;
      const own = found.find(({ document }) => document === asking);
      if (own) return own;
      if (found.some(({ schema }) => !isDeepStrictEqual(schema, first?.schema))) return 'several files';
      if (first) return first;
    }
    return 'no file';
  }

  function at(uri: string, asking: Document): Target {
    const address = withoutFragment(uri);
    const fragment = uri.slice(address.length + 1);
    const resource = standing(address, asking);
    if (typeof resource === 'string') return { why: resource, address };
    const location = within(resource, fragment);
    return location ? { location } : { why: 'nothing there', address: uri };
  }

  function within(resource: Location, fragment: string): Location | undefined {
    if (fragment === '') return resource;
    const path = fragment.startsWith('/') && pathIn(fragment);
    if (path) return below(resource, path);
    const { base, document } = resource;
    const anchored = [`${base}#${fragment}`, `${document.uri}#${fragment}`].flatMap(
      (name) => known.get(name) ?? [],
    );
    return anchored.find((location) => location.document === document);
  }

  const followed = new Map<string, Target>();
  function followedFrom({ base, document }: Location, reference: string): Target {
    const uris = [base, document.uri].flatMap((from) => resolvedBy(reference, from) ?? []);
    const targets = uris.map((uri) => at(uri, document));
    const [first = { why: 'no file', address: reference }] = targets;
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
