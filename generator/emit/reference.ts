import type { Entity, Model } from '../model.ts';
import { remembered } from '../remembered.ts';
import type { Output } from './output.ts';
import type { Area } from './reference/areas.ts';
import { type Book, bookOf } from './reference/Book.ts';
import { callPage } from './reference/callPage.ts';
import { entityPage } from './reference/entityPage.ts';
import { guidePage } from './reference/guidePage.ts';
import { indexOf } from './reference/Index.ts';
import { areaInputs, entityInputs } from './reference/inputs.ts';
import { spaced } from './reference/markdown.ts';
import { localeModule, rootModule } from './reference/modules.ts';
import { readerOf } from './reference/Reader.ts';

/** reference/: every entity and every call as Markdown, in each locale, and where the console finds these pages. */
export function emitReference(model: Model): Output[] {
  const locales = model.locales.filter((locale) => model.words[locale]);
  if (locales.length === 0) return [];
  const index = indexOf(model);
  const books = locales.map((locale) => bookOf(model, readerOf(locale, model.words[locale] ?? []), index));
  const [first] = books;
  if (!first) return [];
  return [
    rootModule(locales, model),
    ...books.flatMap(frameOf),
    ...model.entities.flatMap((entity) =>
      entityMemory(entity, entityInputs(entity, first), () => entityPages(entity, books)),
    ),
    ...index.areas.flatMap((area) =>
      area.calls
        .slice(0, 1)
        .flatMap((call) => areaMemory(call, areaInputs(area, first), () => areaPages(area, books))),
    ),
  ];
}

const entityMemory = remembered<Output[]>();
const areaMemory = remembered<Output[]>();

const notice = '<!-- Generated from schemas/ by `npm run generate`: do not edit. -->';

const output = ({ reader }: Book, path: string, text: string, files: readonly string[]): Output => ({
  path: `reference/${reader.locale}/${path}`,
  text: `${notice}\n\n${spaced(text)}\n`,
  files,
});

/** What tells of all pages. */
const frameOf = (book: Book): Output[] => [
  output(book, 'index.md', guidePage(book), book.model.files),
  localeModule(book),
];

/**
 * What has a word on any page: who has an entity as a part, which calls carry it, what families call its fields. All files
 * of a folder, for one that says no more of it is among those it is made of no longer.
 */
const telling = ['entities', 'endpoints', 'resources', 'families'].map((folder) => `schemas/${folder}/`);

function entityPages(entity: Entity, books: readonly Book[]): Output[] {
  const files = [...new Set([...entity.files, ...telling])];
  return books.map((book) => output(book, `entities/${entity.name}.md`, entityPage(entity, book), files));
}

function areaPages(area: Area, books: readonly Book[]): Output[] {
  const { name, calls } = area;
  const carried = calls.flatMap(({ body, entity }) => [
    ...(body?.entity.files ?? []),
    ...(entity?.files ?? []),
  ]);
  const files = [...new Set([...carried, ...telling])];
  return books.map((book) => output(book, `operations/${name}.md`, callPage(area, book), files));
}
