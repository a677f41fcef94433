import type { ReferencePage } from '../../../src/contract/reference.ts';
import type { Entity, Model } from '../../model.ts';
import { header, importType, type Output } from '../output.ts';
import type { Area } from './areas.ts';
import type { Book } from './Book.ts';
import { fieldRows } from './fieldTable.ts';

type Described = Omit<ReferencePage, 'load'>;

/** reference/index.ts: the pages of each locale, loaded when somebody reads them. */
export function rootModule(locales: readonly string[], { files }: Model): Output {
  const loaders = locales.map(
    (locale) => `  '${locale}': async () => (await import('./${locale}/index.ts')).pages,`,
  );
  const text = `${header}
${importType('ReferencePage', '../../contract/reference.ts')}

export const reference: Readonly<Record<string, () => Promise<readonly ReferencePage[]>>> = {
${loaders.join('\n')}
};
`;
  return { path: 'reference/index.ts', text, files };
}

/** reference/<locale>/index.ts: all pages, and what can be found on each. */
export function localeModule(book: Book): Output {
  const { model, reader } = book;
  const pages = [
    { path: 'index.md', kind: 'guide', title: reader.say('guide.title'), name: '', places: {} } as const,
    ...book.areas.map((area) => callsOf(area, book)),
    ...model.entities.map((entity) => entityOf(entity, book)),
  ];
  const text = `${header}
${importType('ReferencePage', '../../../contract/reference.ts')}

export const pages: readonly ReferencePage[] = [
${pages.map(sourceOf).join('\n')}
];
`;
  return { path: `reference/${reader.locale}/index.ts`, text, files: model.files };
}

const sourceOf = (page: Described): string =>
  `  {\n${Object.entries(page)
    .map(([name, value]) => `    ${name}: ${JSON.stringify(value)},\n`)
    .join('')}    load: () => import('./${page.path}?raw'),\n  },`;

const callsOf = ({ name, captions, calls }: Area, { reader }: Book): Described => ({
  path: `operations/${name}.md`,
  kind: 'calls',
  title: reader.caption(captions) || name,
  name,
  places: Object.fromEntries(
    calls.map((call) => [call.id, call.captions[reader.locale]?.summary ?? call.summary]),
  ),
});

function entityOf({ name, schema }: Entity, { reader }: Book): Described {
  const inner = schema.items ?? schema;
  const rows = inner.entity === undefined ? fieldRows(inner) : [];
  return {
    path: `entities/${name}.md`,
    kind: 'entity',
    title: reader.caption(schema.captions),
    name,
    places: Object.fromEntries(rows.map(({ path, node }) => [path, reader.caption(node.captions)])),
  };
}
