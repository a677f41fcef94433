import type { Entity, Model, ResourceModel, TaskModel } from '../model.ts';
import { remembered } from '../remembered.ts';
import { nodeTable, resourceTable, screensTable, taskTable } from './captionTables.ts';
import { choicesOf } from './field.ts';
import { header, importType, literal, type Output } from './output.ts';
import { answeredIn, leafOf, shownBy } from './resource.ts';

/** labels/: the captions of every locale, keyed as src/contract/labelKey.ts says. */
export const emitLabels = (model: Model): Output[] => [
  ...model.locales.flatMap((locale) => localeModules(locale, model)),
  ...model.entities.flatMap((entity) =>
    memory(entity, model.locales, () => model.locales.map((locale) => entityModule(entity, locale))),
  ),
  ...model.resources.flatMap((resource) => {
    const shown = entitiesOf(resource, model);
    return memory(resource, [...model.locales, ...shown], () =>
      model.locales.map((locale) => resourceModule(resource, shown, locale)),
    );
  }),
  serviceModule(model),
];

const memory = remembered<Output[]>();

const entityModule = (entity: Entity, locale: string): Output => ({
  path: `labels/${locale}/entities/${entity.name}.ts`,
  text: moduleOf('../../../..', literal(nodeTable(entity.schema, locale))),
  files: entity.files,
});

/** @param shown the entities whose captions it needs */
const resourceModule = (resource: ResourceModel, shown: readonly string[], locale: string): Output => ({
  path: `labels/${locale}/resources/${resource.name}.ts`,
  text: shownModule(shown, { resources: literal({ [resource.name]: resourceTable(resource, locale) }) }),
  files: [...resource.files, 'schemas/endpoints/'],
});

/** What one locale has one of, and its tasks. */
function localeModules(locale: string, model: Model): Output[] {
  const { screens, tasks, files } = model;
  const folder = `labels/${locale}`;
  return [
    {
      path: `${folder}/index.ts`,
      text: moduleOf('../../..', `{ screens: ${literal(screensTable(screens, locale))} }`),
      files: files.filter((file) => /^schemas\/(families|screens)\//.test(file)),
    },
    ...tasks.map((task) => ({
      path: `${folder}/tasks/${task.name}.ts`,
      text: shownModule(entitiesOfTask(task, model), {
        tasks: literal({ [task.name]: taskTable(task, locale) }),
      }),
      files: [...task.files, 'schemas/endpoints/'],
    })),
  ];
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
  if (!hasChanges) return [];
  const kinds = choicesOf(properties.kind);
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
