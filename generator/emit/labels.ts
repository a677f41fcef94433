import type { Table } from '../../src/contract/phrases.ts';
import type { Entity, Localized, Model, Node, ResourceModel, ScreenModel } from '../model.ts';
import type { Captions } from '../source.ts';
import { header, importType, literal, type Output } from './output.ts';

type Tables = Record<string, Table>;

/** labels/: the captions of every locale, keyed as src/contract/labelKey.ts says. */
export const emitLabels = (model: Model): Output[] => [
  ...model.locales.flatMap((locale) => localeModules(locale, model)),
  serviceModule(model),
];

function localeModules(locale: string, { screens, entities, resources, files }: Model): Output[] {
  const folder = `labels/${locale}`;
  return [
    {
      path: `${folder}/index.ts`,
      text: moduleOf('../../..', `{ screens: ${literal(screensTable(screens, locale))} }`),
      files: files.filter((file) => /^schemas\/(families|screens)\//.test(file)),
    },
    ...entities.map((entity) => ({
      path: `${folder}/entities/${entity.name}.ts`,
      text: moduleOf('../../../..', literal(nodeTable(entity.schema, locale))),
      files: entity.files,
    })),
    ...resources.map((resource) => ({
      path: `${folder}/resources/${resource.name}.ts`,
      text: resourceModule(resource, locale),
      files: resource.files,
    })),
  ];
}

const moduleOf = (src: string, table: string, imports = ''): string => `${header}
${importType('Table', `${src}/contract/phrases.ts`)}
${imports}
const labels: Table = ${table};

export default labels;
`;

const resourceModule = (resource: ResourceModel, locale: string): string =>
  moduleOf(
    '../../../..',
    `{
  entities: { ${resource.entity.name}: entity },
  resources: { ${resource.name}: ${literal(resourceTable(resource, locale))} },
}`,
    `import entity from '../entities/${resource.entity.name}.ts';\n`,
  );

/** Only the captions that there are. */
const wordsOf = (captions: Localized, locale: string, ...words: (keyof Captions)[]): Record<string, string> =>
  Object.fromEntries(
    words.flatMap((word) => {
      const text = captions[locale]?.[word];
      return text === undefined ? [] : [[word, text]];
    }),
  );

/** An array's items have no path of their own: their fields stand directly under the array. */
function nodeTable(node: Node, locale: string): Table {
  const inner = node.items ?? node;
  const fields = Object.entries(inner.properties);
  const choices = node.choices.length > 0 ? node.choices : inner.choices;
  return {
    ...wordsOf(node.captions, locale, 'title', 'description', 'placeholder'),
    ...(choices.length > 0 && {
      choices: Object.fromEntries(
        choices.map(({ value, captions }) => [
          String(value),
          wordsOf(captions, locale, 'title', 'description'),
        ]),
      ),
    }),
    ...(fields.length > 0 && {
      fields: Object.fromEntries(fields.map(([name, property]) => [name, nodeTable(property, locale)])),
    }),
  };
}

const resourceTable = ({ captions, groups, actions }: ResourceModel, locale: string): Table => ({
  ...wordsOf(captions, locale, 'title', 'record', 'description'),
  groups: mapped(groups, (group) => wordsOf(group, locale, 'title')),
  actions: mapped(actions, (action) => wordsOf(action.captions, locale, 'title', 'consequence')),
});

const screensTable = (screens: readonly ScreenModel[], locale: string): Table =>
  Object.fromEntries(
    screens.map(({ name, captions, tabs }) => [
      name,
      {
        ...wordsOf(captions, locale, 'title', 'description'),
        tabs: Object.fromEntries(tabs.map((tab) => [tab.id, wordsOf(tab.captions, locale, 'title')])),
      },
    ]),
  );

const mapped = <T>(values: Readonly<Record<string, T>>, table: (value: T) => Table): Tables =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, table(value)]));

/** labels/service.ts: the captions of all entities, for the service's messages. */
function serviceModule({ locales, entities }: Model): Output {
  const names = (entity: Entity, index: number): string => `${entity.name}${index}`;
  const imports = locales.flatMap((locale, index) =>
    entities.map((entity) => `import ${names(entity, index)} from './${locale}/entities/${entity.name}.ts';`),
  );
  const tables = locales.map(
    (locale, index) =>
      `  '${locale}': {\n    entities: {\n${entities.map((entity) => `      ${entity.name}: ${names(entity, index)},`).join('\n')}\n    },\n  },`,
  );
  const text = `${header}
${importType('Table', '../../contract/phrases.ts')}
${imports.join('\n')}

/** Captions of every entity, by locale: the service's. */
export const labels: Readonly<Record<string, Table>> = {
${tables.join('\n')}
};
`;
  return {
    path: 'labels/service.ts',
    text,
    files: entities.map(({ name }) => `schemas/entities/${name}.schema.json`),
  };
}
