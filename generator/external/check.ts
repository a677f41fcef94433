import { posix } from 'node:path';
import { broken, didYouMean, type Finding, inside, rootOf as rootOfFile } from '../check/place.ts';
import type { Rule } from '../check/rule.ts';
import type { SchemaPlace, Sources } from '../check/sources.ts';
import { knownDraft, oneDraft, saidDraft } from './check/draftRules.ts';
import { metaSchemaRule } from './check/metaSchema.ts';
import { alone, fixed, leading, productive } from './check/referenceRules.ts';
import { expressions, safe, telling } from './check/schemaRules.ts';
import { rootOf } from './document.ts';
import { type Library, libraryOf } from './library.ts';
import { keyOf, reachOf } from './reach.ts';
import { externalNameOf, externalPathOf, isExternal } from './ref.ts';

/** Properties that take a published schema, and the path of its file. */
const usesOf = ({ schemas }: Sources): { readonly place: SchemaPlace; readonly path: string }[] =>
  schemas.flatMap((place) => {
    const { $ref } = place.value;
    return $ref !== undefined && isExternal($ref) ? [{ place, path: externalPathOf($ref) }] : [];
  });

/** What a property takes is a file, as a whole. */
const there: Rule = function* (sources) {
  const paths = [...sources.external.map(({ path }) => path), ...sources.unreadable];
  for (const { place, path } of usesOf(sources)) {
    const at = inside(place, ['$ref'], path);
    const names = paths.map((name) => posix.relative('schemas/entities', name));
    if (path.includes('#'))
      yield broken(
        at,
        'A property takes a published schema as a whole.',
        `Put a file beside it that says {"$ref": "${posix.basename(path)}"}, and let the property take that.`,
      );
    else if (!paths.includes(path))
      yield broken(at, `There is no file "${path}".`, didYouMean(String(place.value.$ref), names));
  }
};

/** Only properties take published schemas, under captions of our own. */
const placed: Rule = function* (sources) {
  for (const { place } of usesOf(sources))
    if (place.property === undefined)
      yield broken(place, 'A published schema stands here for no property.', 'Refer to it from a property.');
    else if (place.value.title === undefined)
      yield broken(place, `The property "${place.property}" has no caption.`, 'Add "title" and "x-i18n".');
};

/** Published schemas have names of their own in code, and are called as no entity is. */
const named: Rule = function* (sources) {
  const seen = new Map<string, string>(
    sources.entities.flatMap(({ path, name }) => [
      [name.toLowerCase(), path],
      [`${name}input`.toLowerCase(), path],
    ]),
  );
  for (const path of new Set(usesOf(sources).map((use) => use.path))) {
    const file = sources.external.find((one) => one.path === path);
    const name = externalNameOf(path);
    const other = seen.get(name.toLowerCase());
    if (file && other)
      yield broken(
        rootOfFile<unknown>(file),
        `The types made of it would be called "${name}", as those of ${other} are.`,
        'Rename the file.',
      );
    seen.set(name.toLowerCase(), path);
  }
};

const known = new WeakMap<Library, Map<string, readonly Finding[]>>();

/** What is wrong with a file and all that it refers to; looked for anew only when some file has changed. */
function findingsFor(path: string, library: Library, unreadable: readonly string[]): readonly Finding[] {
  const shelf = known.get(library) ?? new Map<string, readonly Finding[]>();
  known.set(library, shelf);
  const findings = shelf.get(path) ?? [...findingsOf(path, library, unreadable)];
  shelf.set(path, findings);
  return findings;
}

/** Everything that a used file says, and what it refers to, can be supported. Nothing is said of files that nobody uses. */
const published: Rule = function* (sources) {
  const library = libraryOf(sources.external);
  const paths = [...new Set(usesOf(sources).map(({ path }) => path))];
  const found = paths.flatMap((path) => findingsFor(path, library, sources.unreadable));
  // Two that refer to one file have its problems in common.
  yield* new Map(found.map((one) => [`${one.file.path}#${one.pointer} ${one.says}`, one])).values();
};

function* findingsOf(path: string, library: Library, unreadable: readonly string[]): Iterable<Finding> {
  const document = library.documents.get(path);
  if (document === undefined) return;
  const root = rootOf(document);
  const reached = reachOf(root, library);
  const documents = new Set(
    reached.map((at) => at.document).filter(({ file }) => library.documents.has(file.path)),
  );
  const unsound = [...documents].flatMap((one) => {
    const draft = [...knownDraft(one)];
    return draft.length > 0 ? draft : [...metaSchemaRule(one)];
  });
  yield* unsound;
  if (unsound.length > 0) return;
  yield* telling(root);
  yield* productive(reached, library);
  yield* expressions(reached);
  for (const at of new Map(reached.map((one) => [keyOf(one), one])).values()) {
    yield* saidDraft(at);
    yield* oneDraft(at);
    yield* safe(at);
    yield* leading(at, library, unreadable);
    yield* alone(at, library);
    yield* fixed(at, reached, library);
  }
}

/** Rules of what others publish. */
export const external: readonly Rule[] = [there, placed, named, published];
