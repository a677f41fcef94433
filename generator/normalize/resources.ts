import type { File } from '../load.ts';
import type { ActionModel, Entity, ResourceModel } from '../model.ts';
import { remembered } from '../remembered.ts';
import type { ActionSource, ColumnSource, FamilySource, PartSource, ResourceSource } from '../source.ts';
import { captionsOf, override } from './captionsOf.ts';
import { entityIn, nameOfRef } from './entities.ts';

/** The resource that a family varies when it names none. */
export const defaultParent = 'interface';

export const parentName = ({ extends: parent }: FamilySource): string =>
  parent ? nameOfRef(parent.$ref) : defaultParent;

/** Resources, then the families that vary them. */
export function resourcesOf(
  resourceFiles: readonly File<ResourceSource>[],
  familyFiles: readonly File<FamilySource>[],
  entities: ReadonlyMap<string, Entity>,
): ResourceModel[] {
  const resources = resourceFiles.map((file) => {
    const entity = entityIn(entities, file.value.entity);
    return memory(file, [entity], () => resourceOf(file, entity));
  });
  const families = familyFiles.map((file) => {
    const parent = parentName(file.value);
    const found = resources.find(({ name }) => name === parent);
    if (found === undefined) throw new Error(`No resource "${parent}": the check should have said so.`);
    const others = familyFiles.filter(
      (other) => other !== file && parentName(other.value) === parent && other.value.lifecycle?.addedStates,
    );
    return memory(file, [found, ...others], () => familyOf(file, found, others));
  });
  return [...resources, ...families];
}

const memory = remembered<ResourceModel>();

function resourceOf({ name, path, value }: File<ResourceSource>, entity: Entity): ResourceModel {
  return {
    name,
    entity,
    displayProperty: value.displayProperty,
    roles: value.roles,
    ...(value.bodyProperty !== undefined && { bodyProperty: value.bodyProperty }),
    constants: {},
    hide: value.hide ?? [],
    columns: (value.columns ?? []).map(columnOf),
    filters: value.filters ?? [],
    ...(value.tree && { tree: value.tree }),
    ...(value.sort && { sort: value.sort }),
    ...(value.refresh !== undefined && { refresh: value.refresh }),
    ...(value.metrics && { metrics: value.metrics }),
    captions: captionsOf(value),
    fields: {},
    groups: mapped(value.groups, (group) => captionsOf(group)),
    actions: mapped(value.actions, actionOf),
    testActions: Object.entries(value.testActions ?? {}).map(([id, trial]) => ({
      id,
      operation: trial.operation,
      beforeSave: trial.beforeSave === true,
      captions: captionsOf(trial),
    })),
    recordTabs: Object.entries(value.recordTabs ?? {}).map(([id, tab]) => ({
      id,
      captions: captionsOf(tab),
      subTabs: (tab.subTabs ?? []).map(partOf),
      ...(tab.panel && { panel: tab.panel }),
    })),
    otherStates: [],
    excludes: [],
    files: [path, ...entity.files],
  };
}

const columnOf = (column: string | ColumnSource): ColumnSource =>
  typeof column === 'string' ? { property: column } : column;

export const mapped = <T, R>(
  record: Readonly<Record<string, T>> | undefined,
  change: (value: T) => R,
): Readonly<Record<string, R>> =>
  Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [key, change(value)]));

const actionOf = (source: ActionSource): ActionModel => ({
  source,
  captions: captionsOf(source),
  ...(source.prompt && { prompt: captionsOf(source.prompt) }),
});

const partOf = ({ resource, fixedProperties, hide, emptyStateTab, visibleIf }: PartSource) => ({
  resource: nameOfRef(resource.$ref),
  fixedProperties,
  ...(hide && { hide }),
  ...(emptyStateTab && { emptyStateTab }),
  ...(visibleIf && { visibleIf: { operation: visibleIf.operation, params: visibleIf.params ?? {} } }),
});

/**
 * The parent without what the family hides, fixes or has no use for, with what it brings, under the family's own title.
 * @param others the other families of the parent that bring states
 */
function familyOf(
  { name, path, value }: File<FamilySource>,
  parent: ResourceModel,
  others: readonly File<FamilySource>[],
): ResourceModel {
  const hide = [...new Set([...parent.hide, ...(value.hide ?? [])])];
  const gone = new Set([...hide, ...Object.keys(value.constants)]);
  return {
    ...parent,
    name,
    base: parent.name,
    constants: value.constants,
    flow: value.flow ?? 'in',
    hide,
    columns: [...parent.columns, ...(value.columns ?? []).map(columnOf)].filter(
      ({ property }) => !gone.has(property),
    ),
    filters: [...parent.filters, ...(value.filters ?? [])].filter((property) => !gone.has(property)),
    groups: { ...parent.groups, ...mapped(value.groups, (group) => captionsOf(group)) },
    actions: { ...parent.actions, ...mapped(value.actions, actionOf) },
    otherStates: others.flatMap((other) => Object.keys(other.value.lifecycle?.addedStates ?? {})),
    excludes: value.excludes ?? [],
    captions: override(parent.captions, captionsOf(value)),
    fields: mapped(value.captions, (field) => captionsOf(field)),
    files: [path, ...parent.files],
  };
}
