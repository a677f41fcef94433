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

const entityPages = (entity: Entity, books: readonly Book[]): Output[] =>
  books.map((book) => output(book, `entities/${entity.name}.md`, entityPage(entity, book), entity.files));

/** They come of the endpoint table, and of the entities that its calls carry. */
function areaPages(area: Area, books: readonly Book[]): Output[] {
  const { name, calls } = area;
  const carried = calls.flatMap(({ body, entity }) => [
    ...(body?.entity.files ?? []),
    ...(entity?.files ?? []),
  ]);
  const files = [...new Set([`schemas/endpoints/${name}.json`, ...carried])];
  return books.map((book) => output(book, `operations/${name}.md`, callPage(area, book), files));
}
