import type { Model } from '../model.ts';
import type { Output } from './output.ts';
import { type Area, areasOf } from './reference/areas.ts';
import { type Book, bookOf } from './reference/Book.ts';
import { callPage } from './reference/callPage.ts';
import { entityPage } from './reference/entityPage.ts';
import { guidePage } from './reference/guidePage.ts';
import { indexOf } from './reference/Index.ts';
import { localeModule, rootModule } from './reference/modules.ts';
import { readerOf } from './reference/Reader.ts';

/** reference/: every entity and every call as Markdown, in each locale, and where the console finds these pages. */
export function emitReference(model: Model): Output[] {
  const locales = model.locales.filter((locale) => model.words[locale]);
  if (locales.length === 0) return [];
  const index = indexOf(model);
  return [
    rootModule(locales, model),
    ...locales.flatMap((locale) =>
      pagesOf(bookOf(model, readerOf(locale, model.words[locale] ?? []), index)),
    ),
  ];
}

const notice = '<!-- Generated from schemas/ by `npm run generate`: do not edit. -->';

function pagesOf(book: Book): Output[] {
  const { model, reader } = book;
  const areas = areasOf(book);
  const output = (path: string, text: string, files: readonly string[]): Output => ({
    path: `reference/${reader.locale}/${path}`,
    text: `${notice}\n\n${text}\n`,
    files,
  });
  return [
    output('index.md', guidePage(areas, book), model.files),
    ...model.entities.map((entity) =>
      output(`entities/${entity.name}.md`, entityPage(entity, book), entity.files),
    ),
    ...areas.map((area) => output(`operations/${area.name}.md`, callPage(area, book), filesOf(area))),
    localeModule(areas, book),
  ];
}

/** The endpoint table, and the entities that its calls carry. */
const filesOf = ({ name, calls }: Area): string[] => [
  ...new Set([
    `schemas/endpoints/${name}.json`,
    ...calls.flatMap(({ body, entity }) => [...(body?.entity.files ?? []), ...(entity?.files ?? [])]),
  ]),
];
