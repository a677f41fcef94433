import type { Entity, Model, ResourceModel } from '../model.ts';
import { remembered } from '../remembered.ts';
import { nodeTable, resourceTable, screensTable, taskTable } from './captionTables.ts';
import { header, importType, literal, type Output } from './output.ts';
import { entitiesOf, entitiesOfTask, shownAlone } from './shownEntities.ts';

/**
 * labels/: the captions of every locale, keyed as src/contract/labelKey.ts says. An entity that one resource needs and nothing
 * else has them in the module of that; half of all files would be theirs otherwise.
 */
export function emitLabels(model: Model): Output[] {
  const alone = shownAlone(model);
  const shared = model.entities.filter((entity) => !alone.has(entity));
  return [
    ...model.locales.flatMap((locale) => localeModules(locale, model)),
    ...shared.flatMap((entity) =>
      memory(entity, model.locales, () => model.locales.map((locale) => entityModule(entity, locale))),
    ),
    ...model.resources.flatMap((resource) => {
      const shown = entitiesOf(resource, model);
      const own = shown.filter((entity) => alone.has(entity));
      const names = shown.map(({ name }) => name);
      return memory(resource, [...model.locales, ...names, ...own], () =>
        model.locales.map((locale) => resourceModule(resource, shown, own, locale)),
      );
    }),
    serviceModule(model, alone),
  ];
}

const memory = remembered<Output[]>();

/** What says who shows an entity. */
const showing = ['endpoints', 'resources', 'families', 'screens', 'tasks'].map(
  (folder) => `schemas/${folder}/`,
);

/** What the captions of an entity are called within a module. */
const nameOf = ({ name }: Entity): string => `${name}Labels`;

const entityModule = (entity: Entity, locale: string): Output => ({
  path: `labels/${locale}/entities/${entity.name}.ts`,
  text: moduleOf('../../../..', literal(nodeTable(entity.schema, locale))),
  files: entity.files,
});

/**
 * @param shown the entities whose captions it needs
 * @param own those of them whose captions stand in it
 */
function resourceModule(
  resource: ResourceModel,
  shown: readonly Entity[],
  own: readonly Entity[],
  locale: string,
): Output {
  const before = own.map(
    (entity) => `export const ${nameOf(entity)}: Table = ${literal(nodeTable(entity.schema, locale))};\n`,
  );
  const imported = shown.filter((entity) => !own.includes(entity));
  return {
    path: `labels/${locale}/resources/${resource.name}.ts`,
    text: moduleOf(
      '../../../..',
      shownTable(shown, { resources: literal({ [resource.name]: resourceTable(resource, locale) }) }),
      [...importsOf(imported), ...before],
    ),
    files: [...new Set([...resource.files, ...own.flatMap(({ files }) => files), ...showing])],
  };
}

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
    ...tasks.map((task) => {
      const shown = entitiesOfTask(task, model);
      return {
        path: `${folder}/tasks/${task.name}.ts`,
        text: moduleOf(
          '../../../..',
          shownTable(shown, { tasks: literal({ [task.name]: taskTable(task, locale) }) }),
          importsOf(shown),
        ),
        files: [...task.files, 'schemas/endpoints/'],
      };
    }),
  ];
}

/** @param before lines that the table needs */
const moduleOf = (src: string, table: string, before: readonly string[] = []): string => `${header}
${importType('Table', `${src}/contract/phrases.ts`)}
${before.map((line) => `${line}\n`).join('')}
const labels: Table = ${table};

export default labels;
`;

const importsOf = (entities: readonly Entity[]): string[] =>
  entities.map((entity) => `import ${nameOf(entity)} from '../entities/${entity.name}.ts';`);

/** The captions of a resource or a task, and of all entities that it shows. */
const shownTable = (entities: readonly Entity[], tables: Readonly<Record<string, string>>): string => `{
  entities: { ${entities.map((entity) => `${entity.name}: ${nameOf(entity)}`).join(', ')} },
${Object.entries(tables)
  .map(([kind, table]) => `  ${kind}: ${table},`)
  .join('\n')}
}`;

/** labels/service.ts: the captions of all entities, for the service's messages. */
function serviceModule({ locales, entities }: Model, alone: ReadonlyMap<Entity, ResourceModel>): Output {
  const names = (entity: Entity, index: number): string => `${entity.name}${index}`;
  const importOf = (entity: Entity, index: number, locale: string): string => {
    const home = alone.get(entity);
    return home
      ? `import { ${nameOf(entity)} as ${names(entity, index)} } from './${locale}/resources/${home.name}.ts';`
      : `import ${names(entity, index)} from './${locale}/entities/${entity.name}.ts';`;
  };
  const imports = locales.flatMap((locale, index) =>
    entities.map((entity) => importOf(entity, index, locale)),
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
    files: ['schemas/entities/', ...showing],
  };
}
