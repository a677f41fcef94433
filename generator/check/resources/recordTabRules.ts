import type { ProjectFile } from '../../load/loadProject.ts';
import type { PartSource, ResourceSource } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import {
  type OperationLocation,
  parameterNamesOf,
  requiredParametersOf,
  resultRefOf,
} from '../OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { type EntityProperties, findTabParts, type RuleContext } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

interface TabPartLocation extends JsonLocation<PartSource> {
  /** The resource whose record the page is of. */
  readonly owner: ProjectFile<ResourceSource>;
  /** The resource that is shown there; undefined when its file is missing or broken. */
  readonly shown: ResourceSource | undefined;
}

const findParts = (sources: RuleContext): TabPartLocation[] =>
  sources.resources.flatMap((owner) =>
    findTabParts(owner).map((part) => {
      const name = nameOfRef(part.value.resource.$ref);
      return { ...part, owner, shown: sources.resources.find((file) => file.name === name)?.value };
    }),
  );

/** The tabs that the page of every record has. */
const fixedTabIds = ['overview', 'settings'];

/** A tab's id stands in the URL, beside those of every page. */
const reservedTabIds: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const [id, tab] of memberLocations(rootLocation(file), 'recordTabs', file.value.recordTabs))
      if (fixedTabIds.includes(id))
        yield violation(tab, `Every record's page has a tab "${id}".`, 'Rename this one.');
};

/** Sub-tabs are named by their resources: each is there once. */
const distinctParts: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const [, tab] of memberLocations(rootLocation(file), 'recordTabs', file.value.recordTabs)) {
      const seen = new Set<string>();
      for (const [index, { resource }] of (tab.value.subTabs ?? []).entries()) {
        if (seen.has(resource.$ref))
          yield violation(
            locationAt(tab, ['subTabs', index], undefined),
            `The resource "${nameOfRef(resource.$ref)}" is there twice.`,
            'Remove one of them, or put it on another tab.',
          );
        seen.add(resource.$ref);
      }
    }
};

/** A tab shows other resources or a panel. */
const tabContent: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const [id, tab] of memberLocations(rootLocation(file), 'recordTabs', file.value.recordTabs)) {
      const { subTabs: parts, panel } = tab.value;
      if ((parts === undefined) === (panel === undefined))
        yield violation(
          tab,
          `The tab "${id}" shows ${parts ? 'parts and a panel' : 'nothing'}.`,
          'Give it "subTabs" or a "panel".',
        );
    }
};

/** What narrows a part, and what is hidden in it, are properties of what it shows. */
const partProperties: SchemaRule = function* (sources) {
  for (const part of findParts(sources)) {
    const properties = part.shown && sources.propertiesOf(part.shown.entity);
    const hidden = elementLocations(part, 'hide', part.value.hide).map(
      (place) => [place.value, place] as const,
    );
    for (const [name, place] of [
      ...memberLocations(part, 'fixedProperties', part.value.fixedProperties),
      ...hidden,
    ])
      if (properties && !(name in properties))
        yield violation(
          place,
          `"${nameOfRef(part.value.resource.$ref)}" has no property "${name}".`,
          didYouMean(name, Object.keys(properties)),
        );
  }
};

/** What tells how the first record comes about is a tab of the same page. */
const sourceTab: SchemaRule = function* (sources) {
  for (const part of findParts(sources)) {
    const { emptyStateTab: source } = part.value;
    const { recordTabs: tabs = {} } = part.owner.value;
    if (source !== undefined && !(source in tabs))
      yield violation(
        locationAt(part, ['emptyStateTab'], undefined),
        `There is no tab "${source}".`,
        didYouMean(source, Object.keys(tabs)),
      );
  }
};

/** A column leads to a tab that there is, and narrows its first list by filters of that. */
const columnDrillDowns: SchemaRule = function* (sources) {
  for (const file of sources.resources)
    for (const column of elementLocations(rootLocation(file), 'columns', file.value.columns)) {
      if (typeof column.value === 'string' || column.value.recordTab === undefined) continue;
      const { recordTab: tab, presetFilters: filters } = column.value;
      const { recordTabs: tabs = {} } = file.value;
      const name = nameOfRef(tabs[tab]?.subTabs?.[0]?.resource.$ref ?? '');
      const offered = sources.resources.find((other) => other.name === name)?.value.filters;
      if (!(tab in tabs))
        yield violation(
          locationAt(column, ['recordTab'], undefined),
          `There is no tab "${tab}".`,
          didYouMean(tab, Object.keys(tabs)),
        );
      for (const [filter, place] of memberLocations(column, 'presetFilters', filters))
        if (tab in tabs && !offered?.includes(filter))
          yield violation(place, `"${name}" has no filter "${filter}".`, didYouMean(filter, offered ?? []));
    }
};

/** Values that are taken from the record are among its properties. */
const recordParameters: SchemaRule = function* (sources) {
  for (const part of findParts(sources)) {
    const properties = sources.propertiesOf(part.owner.value.entity);
    const where = locationAt(part, ['visibleIf'], part.value.visibleIf);
    const values = [
      ...memberLocations(part, 'fixedProperties', part.value.fixedProperties),
      ...memberLocations(where, 'params', part.value.visibleIf?.params),
    ];
    for (const [, place] of values)
      if (properties && 'record' in place.value && !(place.value.record in properties))
        yield violation(
          locationAt(place, ['record'], undefined),
          `The record has no property "${place.value.record}".`,
          didYouMean(place.value.record, Object.keys(properties)),
        );
  }
};

/** A list can be narrowed by what it is given; a single record is told all that it is read by. */
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
          `"${get}" requires "${name}".`,
          `Add "${name}": {"record": …}.`,
        );
  }
};

const hasProperty = ({ shown }: TabPartLocation, name: string, sources: RuleContext): boolean => {
  const properties: EntityProperties | undefined = shown && sources.propertiesOf(shown.entity);
  return properties !== undefined && name in properties;
};

const answersBoolean = (operation: OperationLocation, sources: RuleContext): boolean => {
  const result = resultRefOf(operation);
  const entity = result && sources.entity(result.ref);
  return result !== undefined && !result.many && (entity === undefined || entity.type === 'boolean');
};

/**
 * Whether a part is shown is asked of an operation that says yes or no, and is told what it needs to know.
 */
const visibilityOperation: SchemaRule = function* (sources) {
  for (const part of findParts(sources)) {
    const question = part.value.visibleIf;
    const operation = sources.operation(question?.operation ?? '');
    if (question === undefined || operation === undefined) continue;
    const at = locationAt(part, ['visibleIf'], question);
    if (!answersBoolean(operation, sources))
      yield violation(
        locationAt(at, ['operation'], undefined),
        `"${question.operation}" does not answer yes or no.`,
        'Name an operation whose result is an entity of type boolean.',
      );
    const params = Object.keys(question.params ?? {});
    const known = [...parameterNamesOf(operation), ...requiredParametersOf(operation)];
    for (const name of params.filter((param) => !known.includes(param)))
      yield violation(
        locationAt(at, ['params', name], undefined),
        `"${question.operation}" has no parameter "${name}".`,
        didYouMean(name, new Set(known)),
      );
    for (const name of requiredParametersOf(operation).filter((param) => !params.includes(param)))
      yield violation(
        at,
        `"${question.operation}" requires the parameter "${name}".`,
        `Add "params": {"${name}": {"record": …}}.`,
      );
  }
};

/** Rules of the tabs of a record's page. */
export const recordTabRules: readonly SchemaRule[] = [
  reservedTabIds,
  tabContent,
  distinctParts,
  partProperties,
  sourceTab,
  columnDrillDowns,
  recordParameters,
  partArguments,
  visibilityOperation,
];
