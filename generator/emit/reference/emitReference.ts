import { memoize } from '../../load/memoize.ts';
import type { Entity, Model, SchemaNode } from '../../normalize/Model.ts';
import type { Output } from '../Output.ts';
import { entityPage } from './entityReference.ts';
import { guidePage } from './guidePage.ts';
import { createLocaleReader } from './LocaleReader.ts';
import { addCodeSpacing } from './markdown.ts';
import type { OperationArea } from './OperationArea.ts';
import { operationPage } from './operationPage.ts';
import { createReferenceBook, createReferenceIndex, type ReferenceBook } from './ReferenceBook.ts';
import { referenceIndexModule, referenceLocaleModule } from './referenceModules.ts';

/**
 * Emits reference/: all entities and operations as Markdown in each locale, and the index modules for the
 * console.
 */
export function emitReference(model: Model): Output[] {
  const locales = model.locales.filter((locale) => model.referencePhrases[locale]);
  if (locales.length === 0) return [];
  const index = createReferenceIndex(model);
  const books = locales.map((locale) =>
    createReferenceBook(model, createLocaleReader(locale, model.referencePhrases[locale] ?? []), index),
  );
  const [first] = books;
  if (!first) return [];
  return [
    referenceIndexModule(locales, model),
    ...books.flatMap(indexOutputs),
    ...model.entities.flatMap((entity) =>
      memoizeEntityPages(entity, entityPageInputs(entity, first), () => entityPages(entity, books)),
    ),
    ...index.areas.flatMap((area) =>
      area.operations
        .slice(0, 1)
        .flatMap((call) => memoizeAreaPages(call, areaPageInputs(area, first), () => areaPages(area, books))),
    ),
  ];
}

const memoizeEntityPages = memoize<Output[]>();
const memoizeAreaPages = memoize<Output[]>();

const generatedNotice = '<!-- Generated from schemas/ by `npm run generate`: do not edit. -->';

const pageOutput = (
  { reader }: ReferenceBook,
  path: string,
  text: string,
  files: readonly string[],
): Output => ({
  path: `reference/${reader.locale}/${path}`,
  text: `${generatedNotice}\n\n${addCodeSpacing(text)}\n`,
  files,
});

/** Returns the guide page and the module with the list of all pages. */
const indexOutputs = (book: ReferenceBook): Output[] => [
  pageOutput(book, 'index.md', guidePage(book), book.model.files),
  referenceLocaleModule(book),
];

/**
 * Folders of the schema files that every page depends on: parents of an entity, its operations, and the
 * families' captions of its fields. These are whole folders: a list of files would lack a file that no longer
 * mentions the entity.
 */
const sourceFolders = ['entities', 'endpoints', 'resources', 'families'].map(
  (folder) => `schemas/${folder}/`,
);

function entityPages(entity: Entity, books: readonly ReferenceBook[]): Output[] {
  const files = [...new Set([...entity.files, ...sourceFolders])];
  return books.map((book) => pageOutput(book, `entities/${entity.name}.md`, entityPage(entity, book), files));
}

function areaPages(area: OperationArea, books: readonly ReferenceBook[]): Output[] {
  const { name, operations } = area;
  const carried = operations.flatMap(({ body, entity }) => [
    ...(body?.entity.files ?? []),
    ...(entity?.files ?? []),
  ]);
  const files = [...new Set([...carried, ...sourceFolders])];
  return books.map((book) => pageOutput(book, `operations/${name}.md`, operationPage(area, book), files));
}

/** Returns the phrases of all locales, one object for each file. */
const phrasesOf = ({ model }: ReferenceBook): unknown[] => Object.values(model.referencePhrases).flat();

/**
 * Returns the operations of the references in a schema. Those within another entity are on the page of that
 * entity.
 */
function referencesIn(node: SchemaNode, book: ReferenceBook): unknown[] {
  const parts = [...Object.values(node.properties), ...(node.items ? [node.items] : [])];
  return [
    ...(node.reference ? [book.operation(node.reference.operation)] : []),
    ...parts.flatMap((part) => (part.entity === undefined ? referencesIn(part, book) : [])),
  ];
}

/** Returns everything that the page of an entity depends on, except the entity itself. */
export function entityPageInputs(entity: Entity, book: ReferenceBook): unknown[] {
  return [
    ...phrasesOf(book),
    ...referencesIn(entity.schema, book),
    ...book.operationsOf(entity),
    ...Object.keys(entity.lifecycle?.transitions ?? {}).flatMap((action) =>
      book.operationsTaking(entity, action),
    ),
    ...book.model.uses(entity).resources,
    ...book.parentsOf(entity),
    entity.owner && book.entity(entity.owner.entity),
    book.isSent(entity),
    book.isAnswered(entity),
  ];
}

/** Returns everything that the page of an area depends on. */
export const areaPageInputs = ({ operations, captions }: OperationArea, book: ReferenceBook): unknown[] => [
  ...phrasesOf(book),
  ...operations,
  ...operations.flatMap((call) => [
    JSON.stringify(book.binding(call.id)),
    ...[...call.pathParameters, ...call.query.map(({ name }) => name)].flatMap((name) => [
      book.property(name, call),
      book.usualProperty(name),
    ]),
  ]),
  captions,
];
