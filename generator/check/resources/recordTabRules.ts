import type { ProjectFile } from '../../load/Project.ts';
import { resultOf } from '../../load/resultOf.ts';
import type { ResourceSource, SubTabSource } from '../../load/sources/ResourceSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import {
  type OperationLocation,
  parameterNamesOf,
  requiredParametersOf,
} from '../operations/OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { type EntityProperties, findSubTabs, type RuleContext } from '../RuleContext.ts';
import {
  elementLocations,
  findRepeated,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  unknownNames,
  violation,
} from '../RuleViolation.ts';
import { checkFilters } from './presetFilters.ts';

interface SubTabLocation extends JsonLocation<SubTabSource> {
  /** The resource of the record page. */
  readonly owner: ProjectFile<ResourceSource>;
  /** The resource that the sub-tab shows; undefined if its file is missing or broken. */
  readonly shown: ResourceSource | undefined;
}

const findParts = (sources: RuleContext): SubTabLocation[] =>
  sources.resources.flatMap((owner) =>
    findSubTabs(owner).map((part) => ({
      ...part,
      owner,
      shown: sources.resource(part.value.resource)?.value,
    })),
  );

/** Ids of the tabs that every record page has. */
export const fixedTabIds = ['overview', 'settings'];

/**
 * No tab in `recordTabs` has the id `overview` or `settings`. Every record page has these tabs, and the URL
 * contains the id.
 */
const reservedTabIds: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const [id, tab] of memberLocations(rootLocation(file), 'recordTabs', file.value.recordTabs))
      if (fixedTabIds.includes(id))
        yield violation(
          tab,
          `The tab id "${id}" is reserved, because every record page has this tab.`,
          'Rename this tab.',
        );
};

/** No two sub-tabs of a tab show the same resource, because the resource identifies the sub-tab. */
const distinctParts: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const [, tab] of memberLocations(rootLocation(file), 'recordTabs', file.value.recordTabs)) {
      const parts = elementLocations(tab, 'subTabs', tab.value.subTabs);
      for (const [part] of findRepeated(parts, ({ value }) => value.resource.$ref))
        yield violation(
          part,
          `The resource "${nameOfRef(part.value.resource.$ref)}" appears twice on this tab.`,
          'Remove one of the two, or move it to another tab.',
        );
    }
};

/** A tab of a record page has either `subTabs` or a `panel`. */
const tabContent: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const [id, tab] of memberLocations(rootLocation(file), 'recordTabs', file.value.recordTabs)) {
      const { subTabs, panel } = tab.value;
      if ((subTabs === undefined) === (panel === undefined))
        yield violation(
          tab,
          `The tab "${id}" shows ${subTabs ? 'sub-tabs and a panel' : 'nothing'}.`,
          'Give it either "subTabs" or a "panel".',
        );
    }
};

/** Every name in `fixedProperties` and `hide` of a sub-tab is a property of the resource that it shows. */
const partProperties: SchemaRule = function* (sources) {
  for (const part of findParts(sources)) {
    const properties = part.shown && sources.propertiesOf(part.shown.entity);
    const fixed = memberLocations(part, 'fixedProperties', part.value.fixedProperties);
    if (properties)
      yield* unknownNames(
        [
          ...fixed.map(([name, place]) => ({ ...place, value: name })),
          ...elementLocations(part, 'hide', part.value.hide),
        ],
        `"${nameOfRef(part.value.resource.$ref)}" has no property`,
        Object.keys(properties),
      );
  }
};

/** The `emptyStateTab` of a sub-tab is a tab of the same record page. */
const sourceTab: SchemaRule = function* (sources) {
  for (const part of findParts(sources)) {
    const { emptyStateTab: source } = part.value;
    const { recordTabs: tabs = {} } = part.owner.value;
    if (source !== undefined)
      yield* unknownNames(
        [locationAt(part, ['emptyStateTab'], source)],
        'There is no tab',
        Object.keys(tabs),
      );
  }
};

/** The `tabAfterCreate` of a resource is a tab of its record page. */
const nextStepTab: SchemaRule = function* ({ resources }) {
  for (const file of resources) {
    const { tabAfterCreate: tab, recordTabs = {} } = file.value;
    if (tab !== undefined)
      yield* unknownNames(
        [locationAt(rootLocation(file), ['tabAfterCreate'], tab)],
        'There is no tab',
        Object.keys(recordTabs),
      );
  }
};

/**
 * The `recordTab` of a column is a tab of the record page. The `presetFilters` are filters of the first list
 * on that tab, and their values are choices of the properties.
 */
const columnDrillDowns: SchemaRule = function* (sources) {
  for (const file of sources.resources)
    for (const column of elementLocations(rootLocation(file), 'columns', file.value.columns)) {
      const { value, ...at } = column;
      if (typeof value === 'string' || value.recordTab === undefined) continue;
      const { recordTab: tab } = value;
      const { recordTabs: tabs = {} } = file.value;
      yield* unknownNames([locationAt(column, ['recordTab'], tab)], 'There is no tab', Object.keys(tabs));
      const shown = sources.resource(tabs[tab]?.subTabs?.[0]?.resource);
      if (shown) yield* checkFilters(sources, shown, { ...at, value });
    }
};

/** Every `record` in `fixedProperties` and `visibleIf` of a sub-tab is a property of the record. */
const recordParameters: SchemaRule = function* (sources) {
  for (const part of findParts(sources)) {
    const properties = sources.propertiesOf(part.owner.value.entity);
    const where = locationAt(part, ['visibleIf'], part.value.visibleIf);
    const values = [
      ...memberLocations(part, 'fixedProperties', part.value.fixedProperties),
      ...memberLocations(where, 'params', part.value.visibleIf?.params),
    ];
    const records = values.flatMap(([, place]) =>
      'record' in place.value ? [locationAt(place, ['record'], place.value.record)] : [],
    );
    if (properties) yield* unknownNames(records, 'The record has no property', Object.keys(properties));
  }
};

/**
 * The list operation of a sub-tab can filter by its `fixedProperties`. For a single record, these include
 * every required parameter of `get`.
 */
const partArguments: SchemaRule = function* (sources) {
  for (const part of findParts(sources)) {
    const { list, get } = part.shown?.roles ?? {};
    const [listed, read] = [list, get].map((id) => sources.operation(id ?? ''));
    for (const [name, place] of memberLocations(part, 'fixedProperties', part.value.fixedProperties))
      if (listed && !parameterNamesOf(listed).has(name) && hasProperty(part, name, sources))
        yield violation(
          place,
          `"${list}" cannot filter by "${name}".`,
          'Add it to the filters of that operation.',
        );
    for (const name of list === undefined && read ? requiredParametersOf(read) : [])
      if (!(name in part.value.fixedProperties))
        yield violation(
          locationAt(part, ['fixedProperties'], undefined),
          `"${get}" requires the parameter "${name}".`,
          `Add "${name}": {"record": …} to "fixedProperties".`,
        );
  }
};

const hasProperty = ({ shown }: SubTabLocation, name: string, sources: RuleContext): boolean => {
  const properties: EntityProperties | undefined = shown && sources.propertiesOf(shown.entity);
  return properties !== undefined && name in properties;
};

const answersBoolean = (operation: OperationLocation, sources: RuleContext): boolean => {
  const result = resultOf(operation.value);
  const entity = result && sources.entity(result.ref);
  return result !== undefined && result.kind === 'one' && (entity === undefined || entity.type === 'boolean');
};

/**
 * The operation of `visibleIf` answers with a boolean. Its `params` are parameters of the operation and
 * include all required ones.
 */
const visibilityOperation: SchemaRule = function* (sources) {
  for (const part of findParts(sources)) {
    const condition = part.value.visibleIf;
    const operation = sources.operation(condition?.operation ?? '');
    if (condition === undefined || operation === undefined) continue;
    const at = locationAt(part, ['visibleIf'], condition);
    if (!answersBoolean(operation, sources))
      yield violation(
        locationAt(at, ['operation'], undefined),
        `"${condition.operation}" does not answer with a boolean.`,
        'Name an operation whose result is an entity of type boolean.',
      );
    const params = Object.keys(condition.params ?? {});
    const known = [...parameterNamesOf(operation), ...requiredParametersOf(operation)];
    yield* unknownNames(
      params.map((name) => locationAt(at, ['params', name], name)),
      `"${condition.operation}" has no parameter`,
      new Set(known),
    );
    for (const name of requiredParametersOf(operation).filter((param) => !params.includes(param)))
      yield violation(
        at,
        `"${condition.operation}" requires the parameter "${name}".`,
        `Add "params": {"${name}": {"record": …}}.`,
      );
  }
};

/** Rules for the tabs of a record page. */
export const recordTabRules: readonly SchemaRule[] = [
  reservedTabIds,
  tabContent,
  distinctParts,
  partProperties,
  sourceTab,
  nextStepTab,
  columnDrillDowns,
  recordParameters,
  partArguments,
  visibilityOperation,
];
