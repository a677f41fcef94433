import { createBundler } from '../external/createBundle.ts';
import { productOf } from '../load/Product.ts';
import { type Project, type ProjectFile, schemaFilesOf } from '../load/Project.ts';
import { extendsTool } from '../load/projectFolder.js';
import type { MetricsSource, TaskSource } from '../load/sources/ScreenSource.ts';
import { captionsOf } from './captions.ts';
import { expandProject } from './expand/expandProject.ts';
import { mapValues } from './mapValues.ts';
import type { Entity, SchemaNode } from './model/Entity.ts';
import type { EntityUses, Model, PhraseModel } from './model/Model.ts';
import type { OperationModel } from './model/OperationModel.ts';
import type { ResourceModel } from './model/ResourceModel.ts';
import type { NamedMetrics, TaskModel } from './model/ScreenModel.ts';
import { normalizeBackends } from './normalizeBackends.ts';
import { findEntity, nameOfRef, normalizeEntities } from './normalizeEntities.ts';
import { findPlainUuids, normalizeOperations } from './normalizeOperations.ts';
import { normalizeResources } from './normalizeResources.ts';
import { normalizeScreens } from './normalizeScreens.ts';

const sortByName = <T extends { readonly name: string }>(things: Iterable<T>): T[] =>
  [...things].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Returns the model of a project without problems. It does not depend on the order of the files. */
export function normalizeProject(project: Project): Model {
  const expanded = expandProject(project).project;
  const bundler = createBundler(project.external);
  const byEntity = normalizeEntities(expanded, project, bundler.bundle);
  const entities = sortByName(byEntity.values());
  const product = productOf(project);
  const { families, metrics, tasks } = project;
  const resources = normalizeResources(sortByName(project.resources), sortByName(families), byEntity);
  const backends = normalizeBackends(sortByName(project.backends));
  const creations = new Set(resources.map(({ roles }) => roles.create));
  const operations = normalizeOperations(expanded.endpoints, byEntity, backends, creations);
  const plain = findPlainUuids(resources, operations);
  const calls = operations.map((call) =>
    call.scope.length > 0 && plain.has(call.id) ? { ...call, plainUuid: true as const } : call,
  );
  const callById = new Map(calls.map((call) => [call.id, call]));
  return {
    locales: product.locales,
    product: {
      captions: captionsOf(product),
      ...(product.home !== undefined && { home: product.home }),
    },
    phrases: phraseModelOf(project),
    backends,
    entities,
    operations: calls,
    resources,
    screens: normalizeScreens(project, resources),
    metrics: normalizeMetrics(sortByName(metrics), resources, callById),
    tasks: normalizeTasks(sortByName(tasks), byEntity),
    externals: bundler.made(),
    referencePhrases: referencePhrasesOf(project),
    files: schemaFilesOf(project)
      .map(({ path }) => path)
      .sort(),
    operation: (id) => callById.get(id ?? ''),
    uses: createUses(entities, calls, resources),
  };
}

const normalizeMetrics = (
  files: readonly ProjectFile<MetricsSource>[],
  resources: readonly ResourceModel[],
  operations: ReadonlyMap<string, OperationModel>,
): NamedMetrics[] =>
  files.map(({ name, path, value }) => {
    const operation = operations.get(value.operation);
    const records = resources.find((resource) => resource.name === nameOfRef(value.records.resource.$ref));
    if (!operation?.entity || !records)
      throw new Error(`${path} names no operation or no resource. The check should have reported this.`);
    const { entity, body } = operation;
    return {
      name,
      source: value,
      operation,
      entity,
      recordEntity: records.entity,
      files: [...new Set([path, ...entity.files, ...(body?.entity.files ?? []), ...records.entity.files])],
    };
  });

const normalizeTasks = (
  files: readonly ProjectFile<TaskSource>[],
  entities: ReadonlyMap<string, Entity>,
): TaskModel[] =>
  files.map(({ name, path, value }) => {
    const entity = findEntity(entities, value.entity);
    const targetEntity = findEntity(entities, value.targetEntity);
    return {
      name,
      source: value,
      entity,
      targetEntity,
      captions: captionsOf(value),
      groups: mapValues(value.groups, (group) => captionsOf(group)),
      files: [...new Set([path, ...entity.files, ...targetEntity.files])],
    };
  });

const phraseModelOf = ({ root, locales, phraseGroups }: Project): PhraseModel => ({
  groups: mapValues({ '': locales, ...phraseGroups }, (files) =>
    Object.fromEntries(files.map(({ name, value }) => [name, value])),
  ),
  isExtension: extendsTool(root),
});

/** Returns the phrases of the reference by locale: its own, and the messages that schemas name. */
function referencePhrasesOf({ phraseGroups, locales }: Project): Model['referencePhrases'] {
  const { reference = [], validation = [] } = phraseGroups;
  return Object.fromEntries(
    reference.map(({ name }) => [
      name,
      [...locales, ...validation, ...reference].flatMap((file) => (file.name === name ? [file.value] : [])),
    ]),
  );
}

const referenceOf = ({ reference, items }: SchemaNode): SchemaNode['reference'] =>
  reference ?? items?.reference;

/** Returns the users of each entity by name, computed once for all emitters. */
export function createUses(
  entities: readonly Entity[],
  calls: readonly OperationModel[],
  resources: readonly ResourceModel[],
): (entity: Entity) => EntityUses {
  const byId = new Map(calls.map((call) => [call.id, call]));
  const made = new Map(
    entities.map(({ name }) => [
      name,
      {
        lists: [] as OperationModel[],
        namedBy: [] as string[],
        resources: [] as ResourceModel[],
        isUnsaved: false,
      },
    ]),
  );
  for (const call of calls)
    if (call.entity && (call.result === 'list' || call.result === 'page'))
      made.get(call.entity.name)?.lists.push(call);
  for (const { schema } of entities)
    for (const node of Object.values(schema.properties)) {
      const reference = referenceOf(node);
      const target = byId.get(reference?.operation ?? '')?.entity;
      if (reference && target) made.get(target.name)?.namedBy.push(reference.value);
    }
  const unsaved = resources.flatMap(({ entity, roles, testActions }) => [
    ...(roles.get !== undefined && roles.list === undefined ? [entity] : []),
    ...testActions.map(({ operation }) => byId.get(operation)?.entity),
  ]);
  for (const entity of unsaved) {
    const uses = made.get(entity?.name ?? '');
    if (uses) uses.isUnsaved = true;
  }
  for (const resource of resources) made.get(resource.entity.name)?.resources.push(resource);
  return ({ name }) => made.get(name) ?? { lists: [], namedBy: [], resources: [], isUnsaved: false };
}
