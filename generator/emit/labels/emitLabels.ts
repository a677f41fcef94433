import type { Entity } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { ResourceModel } from '../../normalize/model/ResourceModel.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../Output.ts';
import { captionedEntitiesOf, captionedEntitiesOfTask, singleResourceEntities } from './captionedEntities.ts';
import { nodeCaptions, resourceCaptions, screenCaptions, taskCaptions } from './captionTables.ts';

/**
 * Emits labels/: the captions of every locale, with the keys of src/contract/text/captions.ts. Captions of an
 * entity that only one resource uses are in the module of that resource, which halves the number of files.
 */
export function emitLabels(model: Model): Output[] {
  const alone = singleResourceEntities(model);
  const shared = model.entities.filter((entity) => !alone.has(entity));
  return [
    ...model.locales.flatMap((locale) => localeModules(locale, model)),
    ...shared.flatMap((entity) => model.locales.map((locale) => entityModule(entity, locale))),
    ...model.resources.flatMap((resource) => {
      const shown = captionedEntitiesOf(resource, model);
      const own = shown.filter((entity) => alone.has(entity));
      return model.locales.map((locale) => resourceModule(resource, shown, own, locale));
    }),
    serviceModule(model, alone),
  ];
}

/** Folders of the schema files that determine which modules show an entity. */
const sourceFolders = ['endpoints', 'resources', 'families', 'screens', 'tasks'].map(
  (folder) => `schemas/${folder}/`,
);

/** Returns the name of an entity's captions within a module. */
const labelsNameOf = ({ name }: Entity): string => `${name}Labels`;

const entityModule = (entity: Entity, locale: string): Output => ({
  path: `labels/${locale}/entities/${entity.name}.ts`,
  get text() {
    return labelsModule(toLiteral(nodeCaptions(entity.schema, locale)));
  },
  files: entity.files,
});

/**
 * @param shown the entities whose captions the resource needs
 * @param own those of them whose captions are in this module
 */
function resourceModule(
  resource: ResourceModel,
  shown: readonly Entity[],
  own: readonly Entity[],
  locale: string,
): Output {
  return {
    path: `labels/${locale}/resources/${resource.name}.ts`,
    get text() {
      const before = own.map(
        (entity) =>
          `export const ${labelsNameOf(entity)}: PhraseTable = ${toLiteral(nodeCaptions(entity.schema, locale))};\n`,
      );
      const imported = shown.filter((entity) => !own.includes(entity));
      return labelsModule(
        labelsTable(shown, { resources: toLiteral({ [resource.name]: resourceCaptions(resource, locale) }) }),
        [...importsOf(imported), ...before],
      );
    },
    files: [...new Set([...resource.files, ...own.flatMap(({ files }) => files), ...sourceFolders])],
  };
}

/** Returns the captions of the screens and of each task in one locale. */
function localeModules(locale: string, model: Model): Output[] {
  const { screens, tasks, files } = model;
  const folder = `labels/${locale}`;
  return [
    {
      path: `${folder}/index.ts`,
      text: labelsModule(
        `{ product: ${toLiteral(model.product.captions[locale])}, screens: ${toLiteral(screenCaptions(screens, locale))} }`,
      ),
      files: files.filter((file) => /^schemas\/(families|resources|screens|tasks)\//.test(file)),
    },
    ...tasks.map((task) => {
      const shown = captionedEntitiesOfTask(task, model);
      return {
        path: `${folder}/tasks/${task.name}.ts`,
        text: labelsModule(
          labelsTable(shown, { tasks: toLiteral({ [task.name]: taskCaptions(task, locale) }) }),
          importsOf(shown),
        ),
        files: [...task.files, 'schemas/endpoints/'],
      };
    }),
  ];
}

/** @param before lines that the table needs */
const labelsModule = (table: string, before: readonly string[] = []): string => `${generatedHeader}
${importTypeLine('PhraseTable', '#contract/text/phrases.ts')}
${before.map((line) => `${line}\n`).join('')}
const labels: PhraseTable = ${table};

export default labels;
`;

const importsOf = (entities: readonly Entity[]): string[] =>
  entities.map((entity) => `import ${labelsNameOf(entity)} from '../entities/${entity.name}.ts';`);

/** Returns the captions of a resource or task, and of all entities that it shows. */
const labelsTable = (entities: readonly Entity[], tables: Readonly<Record<string, string>>): string => `{
  entities: { ${entities.map((entity) => `${entity.name}: ${labelsNameOf(entity)}`).join(', ')} },
${Object.entries(tables)
  .map(([kind, table]) => `  ${kind}: ${table},`)
  .join('\n')}
}`;

/** Emits labels/service.ts: the captions of all entities, for the messages of the service. */
function serviceModule({ locales, entities }: Model, alone: ReadonlyMap<Entity, ResourceModel>): Output {
  const names = (entity: Entity, index: number): string => `${entity.name}${index}`;
  const importOf = (entity: Entity, index: number, locale: string): string => {
    const home = alone.get(entity);
    return home
      ? `import { ${labelsNameOf(entity)} as ${names(entity, index)} } from './${locale}/resources/${home.name}.ts';`
      : `import ${names(entity, index)} from './${locale}/entities/${entity.name}.ts';`;
  };
  const imports = locales.flatMap((locale, index) =>
    entities.map((entity) => importOf(entity, index, locale)),
  );
  const tables = locales.map(
    (locale, index) =>
      `  '${locale}': {\n    entities: {\n${entities.map((entity) => `      ${entity.name}: ${names(entity, index)},`).join('\n')}\n    },\n  },`,
  );
  const text = `${generatedHeader}
${importTypeLine('PhraseTable', '#contract/text/phrases.ts')}
${imports.join('\n')}

/** Captions of every entity, by locale: the service's. */
export const labels: Readonly<Record<string, PhraseTable>> = {
${tables.join('\n')}
};
`;
  return {
    path: 'labels/service.ts',
    text,
    files: ['schemas/entities/', ...sourceFolders],
  };
}
