import type { Table } from '../../src/contract/phrases.ts';
import type { Entity, Model, ResourceModel, TaskModel } from '../model.ts';
import { remembered } from '../remembered.ts';
import { nodeTable, resourceTable, screensTable, taskTable } from './captionTables.ts';
import { choicesOf } from './field.ts';
import { header, importType, literal, type Output } from './output.ts';
import { answeredIn, leafOf, shownBy } from './resource.ts';

/** labels/: the captions of every locale, keyed as src/contract/labelKey.ts says. */
export const emitLabels = (model: Model): Output[] => [
  ...model.locales.flatMap((locale) => localeModules(locale, model)),
  serviceModule(model),
];

function localeModules(locale: string, model: Model): Output[] {
  const { locales, screens, entities, resources, tasks, files } = model;
  const folder = `labels/${locale}`;
  return [
    {
      path: `${folder}/index.ts`,
      text: moduleOf('../../..', `{ screens: ${literal(screensTable(screens, locale))} }`),
      files: files.filter((file) => /^schemas\/(families|screens)\//.test(file)),
    },
    ...entities.map((entity) => ({
      path: `${folder}/entities/${entity.name}.ts`,
      text: moduleOf(
        '../../../..',
        textOf(entity, locale, locales, (one) => nodeTable(entity.schema, one)),
      ),
      files: entity.files,
    })),
    ...resources.map((resource) => ({
      path: `${folder}/resources/${resource.name}.ts`,
      text: shownModule(entitiesOf(resource, model), {
        resources: textOf(resource, locale, locales, (one) => ({
          [resource.name]: resourceTable(resource, one),
        })),
      }),
      files: [...resource.files, 'schemas/endpoints/'],
    })),
    ...tasks.map((task) => ({
      path: `${folder}/tasks/${task.name}.ts`,
      text: shownModule(entitiesOfTask(task, model), {
        tasks: literal({ [task.name]: taskTable(task, locale) }),
      }),
      files: [...task.files, 'schemas/endpoints/'],
    })),
  ];
}

const memory = remembered<Readonly<Record<string, string>>>();

/** The text of a thing's captions in one of the locales. */
function textOf(
  of: object,
  locale: string,
  locales: readonly string[],
  table: (locale: string) => Table,
): string {
  const make = () => Object.fromEntries(locales.map((one) => [one, literal(table(one))]));
  return memory(of, locales, make)[locale] ?? '';
}

const moduleOf = (src: string, table: string, imports = ''): string => `${header}
${importType('Table', `${src}/contract/phrases.ts`)}
${imports}
const labels: Table = ${table};

export default labels;
`;

/** The captions of a resource or a task, and of all entities that it shows. */
const shownModule = (entities: readonly string[], tables: Readonly<Record<string, string>>): string =>
  moduleOf(
    '../../../..',
    `{
  entities: { ${entities.map((name) => `${name}: ${name}Labels`).join(', ')} },
${Object.entries(tables)
  .map(([kind, table]) => `  ${kind}: ${table},`)
  .join('\n')}
}`,
    `${entities.map((name) => `import ${name}Labels from '../entities/${name}.ts';`).join('\n')}\n`,
  );

const unique = (entities: readonly (Entity | undefined)[]): string[] => [
  ...new Set(entities.flatMap((entity) => (entity ? [entity.name] : []))),
];

/** Its own, those of answers that are shown, of a tree's leaves, and of the records whose changes are told. */
const entitiesOf = (resource: ResourceModel, model: Model): string[] =>
  unique([
    resource.entity,
    ...answeredIn(resource, model),
    leafOf(resource, model),
    ...changedIn(resource.entity, model),
  ]);

/** The entities that `kind` can name, where a property tells changes of a record. */
function changedIn({ schema: { properties } }: Entity, { entities }: Model): Entity[] {
  const hasChanges = Object.values(properties).some(({ ui }) => ui.widget === 'changes');
  const kinds = hasChanges ? choicesOf(properties.kind) : undefined;
  return entities.filter(({ name }) => kinds?.includes(name));
}

/** Its own, those of the records that it concerns and of what belongs to these, and those of its plan and its answer. */
const entitiesOfTask = ({ entity, about, source }: TaskModel, model: Model): string[] =>
  unique([
    entity,
    about,
    ...(source.plan ? model.entities.filter(({ owner }) => owner?.entity === about.name) : []),
    shownBy(source, model),
    model.call(source.plan)?.entity,
  ]);

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
