import type { ReferencePage } from '../../../src/contract/model/referencePage.ts';
import type { Entity } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import { generatedHeader, importTypeLine, type Output } from '../Output.ts';
import { fieldRowsOf } from './entities/fieldTable.ts';
import type { OperationArea } from './operations/OperationArea.ts';
import type { ReferenceBook } from './ReferenceBook.ts';

type PageEntry = Omit<ReferencePage, 'load'>;

/** Emits reference/index.ts: the pages of each locale, loaded on demand. */
export function referenceIndexModule(locales: readonly string[], { files }: Model): Output {
  const loaders = locales.map(
    (locale) => `  '${locale}': async () => (await import('./${locale}/index.ts')).pages,`,
  );
  const text = `${generatedHeader}
${importTypeLine('ReferencePage', '#contract/model/referencePage.ts')}

export const reference: Readonly<Record<string, () => Promise<readonly ReferencePage[]>>> = {
${loaders.join('\n')}
};
`;
  return { path: 'reference/index.ts', text, files };
}

/** Emits reference/<locale>/index.ts: all pages, with the searchable content of each. */
export function referenceLocaleModule(book: ReferenceBook): Output {
  const { model, reader } = book;
  const pages = [
    { path: 'index.md', kind: 'guide', title: reader.say('guide.title'), name: '', places: {} } as const,
    ...book.areas.map((area) => operationsEntry(area, book)),
    ...model.entities.map((entity) => entityEntry(entity, book)),
  ];
  const text = `${generatedHeader}
${importTypeLine('ReferencePage', '#contract/model/referencePage.ts')}

export const pages: readonly ReferencePage[] = [
${pages.map(pageSourceOf).join('\n')}
];
`;
  return { path: `reference/${reader.locale}/index.ts`, text, files: [...model.files, 'locales/'] };
}

const pageSourceOf = (page: PageEntry): string =>
  `  {\n${Object.entries(page)
    .map(([name, value]) => `    ${name}: ${JSON.stringify(value)},\n`)
    .join('')}    load: () => import('./${page.path}?raw'),\n  },`;

const operationsEntry = (
  { name, captions, operations }: OperationArea,
  { reader }: ReferenceBook,
): PageEntry => ({
  path: `operations/${name}.md`,
  kind: 'calls',
  title: reader.caption(captions) || name,
  name,
  places: Object.fromEntries(
    operations.map((call) => [call.id, call.captions[reader.locale]?.summary ?? call.summary]),
  ),
});

function entityEntry({ name, schema }: Entity, { reader }: ReferenceBook): PageEntry {
  const inner = schema.items ?? schema;
  const rows = inner.entity === undefined ? fieldRowsOf(inner) : [];
  return {
    path: `entities/${name}.md`,
    kind: 'entity',
    title: reader.caption(schema.captions),
    name,
    places: Object.fromEntries(rows.map(({ path, node }) => [path, reader.caption(node.captions)])),
  };
}
