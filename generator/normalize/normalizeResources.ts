import type { ListMetrics } from '../../src/contract/model/resource.ts';
import type { ProjectFile } from '../load/Project.ts';
import type { CaptionedSource } from '../load/sources/captions.ts';
import type { FamilySource } from '../load/sources/FamilySource.ts';
import type {
  ActionSource,
  ColumnSource,
  ListMetricsSource,
  ResourceSource,
  SubTabSource,
} from '../load/sources/ResourceSource.ts';
import { captionsOf, overrideCaptions } from './captions.ts';
import { mapValues } from './mapValues.ts';
import type { CaptionsByLocale, Entity } from './model/Entity.ts';
import type { ActionModel, ResourceModel } from './model/ResourceModel.ts';
import { findEntity, nameOfRef } from './normalizeEntities.ts';

/** The default parent of a family. */
export const defaultParent = 'interface';

export const parentNameOf = ({ extends: parent }: Pick<FamilySource, 'extends'>): string =>
  parent ? nameOfRef(parent.$ref) : defaultParent;

/** Returns resources, then families. */
export function normalizeResources(
  resourceFiles: readonly ProjectFile<ResourceSource>[],
  familyFiles: readonly ProjectFile<FamilySource>[],
  entities: ReadonlyMap<string, Entity>,
): ResourceModel[] {
  const resources = resourceFiles.map((file) =>
    normalizeResource(file, findEntity(entities, file.value.entity)),
  );
  const families = familyFiles.map((file) => {
    const parent = parentNameOf(file.value);
    const found = resources.find(({ name }) => name === parent);
    if (found === undefined)
      throw new Error(`The resource "${parent}" does not exist. The check should have reported this.`);
    const others = familyFiles.filter(
      (other) => other !== file && parentNameOf(other.value) === parent && other.value.lifecycle?.addedStates,
    );
    return normalizeFamily(file, found, others);
  });
  return [...resources, ...families];
}

function normalizeResource(
  { name, path, value }: ProjectFile<ResourceSource>,
  entity: Entity,
): ResourceModel {
  return {
    name,
    entity,
    displayProperty: value.displayProperty,
    roles: value.roles,
    ...(value.bodyProperty !== undefined && { bodyProperty: value.bodyProperty }),
    constants: {},
    hide: value.hide ?? [],
    columns: (value.columns ?? []).map((column) => normalizeColumn(column)),
    subtitle: value.subtitle ?? [],
    filters: value.filters ?? [],
    ...(value.tree && { tree: value.tree }),
    ...(value.sort && { sort: value.sort }),
    ...(value.refresh !== undefined && { refresh: value.refresh }),
    ...(value.metrics && { metrics: listMetricsOf(value.metrics) }),
    captions: captionsOf(value),
    fields: {},
    groups: mapValues(value.groups, (group) => captionsOf(group)),
    actions: mapValues(value.actions, normalizeAction),
    testActions: Object.entries(value.testActions ?? {}).map(([id, testAction]) => ({
      id,
      operation: testAction.operation,
      whileShown: testAction.whileShown,
      beforeSave: testAction.beforeSave === true,
      captions: captionsOf(testAction),
    })),
    ...(value.overviewPanel && { overviewPanel: value.overviewPanel }),
    ...(value.tabAfterCreate && { tabAfterCreate: value.tabAfterCreate }),
    recordTabs: Object.entries(value.recordTabs ?? {}).map(([id, tab]) => ({
      id,
      captions: captionsOf(tab),
      subTabs: (tab.subTabs ?? []).map(normalizeSubTab),
      ...(tab.panel && { panel: tab.panel }),
    })),
    otherStates: [],
    excludes: [],
    files: [path, ...entity.files],
  };
}

const listMetricsOf = ({ $ref, ...metrics }: ListMetricsSource): ListMetrics => ({
  name: nameOfRef($ref),
  ...metrics,
});

/** Returns a column as an object. A name is short for a column without other keywords. */
const normalizeColumn = <T extends { readonly property: string }>(
  column: string | T,
): T | { readonly property: string } => (typeof column === 'string' ? { property: column } : column);

/** Returns the property that a column shows. */
export const propertyOfColumn = (column: string | { readonly property: string }): string =>
  normalizeColumn(column).property;

const normalizeAction = (source: ActionSource): ActionModel => ({
  source,
  captions: captionsOf(source),
  ...(source.prompt && { prompt: captionsOf(source.prompt) }),
});

const normalizeSubTab = ({ resource, fixedProperties, hide, emptyStateTab, visibleIf }: SubTabSource) => ({
  resource: nameOfRef(resource.$ref),
  fixedProperties,
  ...(hide && { hide }),
  ...(emptyStateTab && { emptyStateTab }),
  ...(visibleIf && { visibleIf: { operation: visibleIf.operation, params: visibleIf.params ?? {} } }),
});

/** Returns the captions of a family for an inherited property. A placeholder is the same in every locale without its own. */
const fieldCaptionsOf = (field: CaptionedSource, locales: readonly string[]): CaptionsByLocale => {
  const { placeholder } = field;
  const captions = captionsOf(field);
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      { ...(placeholder !== undefined && { placeholder }), ...captions[locale] },
    ]),
  );
};

/** Returns the columns of the parent, with those of the family after `afterColumn` or at the end. */
function columnsOf(
  { columns }: ResourceModel,
  { columns: added = [], afterColumn }: FamilySource,
): ColumnSource[] {
  const own = added.map((column) => normalizeColumn(column));
  const index = columns.findIndex(({ property }) => property === afterColumn);
  const place = index === -1 ? columns.length : index + 1;
  return [...columns.slice(0, place), ...own, ...columns.slice(place)];
}

/**
 * Returns the parent without the properties that the family hides or fixes and the resources that it
 * excludes, with the family's additions and title.
 * @param others the other families of the parent that add states
 */
function normalizeFamily(
  { name, path, value }: ProjectFile<FamilySource>,
  parent: ResourceModel,
  others: readonly ProjectFile<FamilySource>[],
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
    columns: columnsOf(parent, value).filter(({ property }) => !gone.has(property)),
    ...(value.afterColumn !== undefined && { afterColumn: value.afterColumn }),
    subtitle: parent.subtitle.filter((property) => !gone.has(property)),
    filters: [...parent.filters, ...(value.filters ?? [])].filter((property) => !gone.has(property)),
    groups: { ...parent.groups, ...mapValues(value.groups, (group) => captionsOf(group)) },
    actions: { ...parent.actions, ...mapValues(value.actions, normalizeAction) },
    otherStates: others.flatMap((other) => Object.keys(other.value.lifecycle?.addedStates ?? {})),
    excludes: value.excludes ?? [],
    captions: overrideCaptions(parent.captions, captionsOf(value)),
    fields: mapValues(value.captions, (field) => fieldCaptionsOf(field, Object.keys(parent.captions))),
    files: [path, ...parent.files],
  };
}
