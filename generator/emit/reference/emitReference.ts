import type { Entity } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { Output } from '../Output.ts';
import { entityPage } from './entities/entityReference.ts';
import { guidePage } from './guidePage.ts';
import { createLocaleReader } from './LocaleReader.ts';
import { addCodeSpacing } from './markdown.ts';
import type { OperationArea } from './operations/OperationArea.ts';
import { operationPage } from './operations/operationPage.ts';
import {
  createReferenceBook,
  createReferenceIndex,
  type ReferenceBook,
  type ReferenceIndex,
} from './ReferenceBook.ts';
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
  return [
    referenceIndexModule(locales, model),
    ...books.flatMap(indexOutputs),
    ...model.entities.flatMap((entity) => entityPages(entity, books, index)),
    ...index.areas.flatMap((area) => areaPages(area, books, index)),
  ];
}

const generatedNotice = '<!-- Generated from schemas/ by `npm run generate`: do not edit. -->';

const pageOutput = (
  { reader }: ReferenceBook,
  path: string,
  files: readonly string[],
  page: () => string,
  index?: ReferenceIndex,
): Output => ({
  path: `reference/${reader.locale}/${path}`,
  files: [...files, 'locales/'],
  ...(index && { summaries: { 'schemas/entities/': index.summary } }),
  get text() {
    return `${generatedNotice}\n\n${addCodeSpacing(page())}\n`;
  },
});

/** Returns the guide page and the module with the list of all pages. */
const indexOutputs = (book: ReferenceBook): Output[] => [
  pageOutput(book, 'index.md', book.model.files, () => guidePage(book)),
  referenceLocaleModule(book),
];

/**
 * Folders of the schema files that every page depends on: operations of an entity, and the families' captions of
 * its fields. These are whole folders: a list of files would lack a file that no longer mentions the entity. A
 * page shows only the summary of other entities.
 */
const sourceFolders = ['backends', 'endpoints', 'resources', 'families'].map(
  (folder) => `schemas/${folder}/`,
);

function entityPages(entity: Entity, books: readonly ReferenceBook[], index: ReferenceIndex): Output[] {
  const files = [...new Set([...entity.files, ...sourceFolders])];
  return books.map((book) =>
    pageOutput(book, `entities/${entity.name}.md`, files, () => entityPage(entity, book), index),
  );
}

function areaPages(area: OperationArea, books: readonly ReferenceBook[], index: ReferenceIndex): Output[] {
  const { name, operations } = area;
  const carried = operations.flatMap(({ id, body, entity }) =>
    [body?.entity, entity, index.entities.get(index.bindings[id]?.entity ?? '')].flatMap(
      (one) => one?.files ?? [],
    ),
  );
  const files = [...new Set([...carried, ...sourceFolders])];
  return books.map((book) =>
    pageOutput(book, `operations/${name}.md`, files, () => operationPage(area, book), index),
  );
}
