import type { File } from '../load.ts';
import { nameOfRef } from '../normalize/entities.ts';
import type { PartSource, ResourceSource } from '../source.ts';
import { type OperationPlace, parametersOf, requiredOf, resultOf } from './operationPlace.ts';
import { broken, didYouMean, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import { type Properties, partsIn, type Sources } from './sources.ts';

interface PartPlace extends Place<PartSource> {
  /** The resource whose record the page is of. */
  readonly owner: File<ResourceSource>;
  /** The resource that is shown there; undefined when its file is missing or broken. */
  readonly shown: ResourceSource | undefined;
}

const known = (sources: Sources): PartPlace[] =>
  sources.resources.flatMap((owner) =>
    partsIn(owner).map((part) => {
      const name = nameOfRef(part.value.resource.$ref);
      return { ...part, owner, shown: sources.resources.find((file) => file.name === name)?.value };
    }),
  );

/** The tabs that the page of every record has. */
const own = ['overview', 'settings'];

/** A tab's id stands in the URL, beside those of every page. */
const ids: Rule = function* ({ resources }) {
  for (const file of resources)
    for (const [id, tab] of members(rootOf(file), 'recordTabs', file.value.recordTabs))
      if (own.includes(id)) yield broken(tab, `Every record's page has a tab "${id}".`, 'Rename this one.');
};

/** Sub-tabs are named by their resources: each is there once. */
const once: Rule = function* ({ resources }) {
  for (const file of resources)
    for (const [, tab] of members(rootOf(file), 'recordTabs', file.value.recordTabs)) {
      const seen = new Set<string>();
      for (const [index, { resource }] of (tab.value.subTabs ?? []).entries()) {
        if (seen.has(resource.$ref))
          yield broken(
            inside(tab, ['subTabs', index], undefined),
            `The resource "${nameOfRef(resource.$ref)}" is there twice.`,
            'Remove one of them, or put it on another tab.',
          );
        seen.add(resource.$ref);
      }
    }
};

/** A tab shows other resources or a panel. */
const filled: Rule = function* ({ resources }) {
  for (const file of resources)
    for (const [id, tab] of members(rootOf(file), 'recordTabs', file.value.recordTabs)) {
      const { subTabs: parts, panel } = tab.value;
      if ((parts === undefined) === (panel === undefined))
        yield broken(
          tab,
          `The tab "${id}" shows ${parts ? 'parts and a panel' : 'nothing'}.`,
          'Give it "subTabs" or a "panel".',
        );
    }
};

/** What narrows a part, and what is hidden in it, are properties of what it shows. */
const narrowed: Rule = function* (sources) {
  for (const part of known(sources)) {
    const properties = part.shown && sources.propertiesOf(part.shown.entity);
    const hidden = elements(part, 'hide', part.value.hide).map((place) => [place.value, place] as const);
    for (const [name, place] of [...members(part, 'fixedProperties', part.value.fixedProperties), ...hidden])
      if (properties && !(name in properties))
        yield broken(
          place,
          `"${nameOfRef(part.value.resource.$ref)}" has no property "${name}".`,
          didYouMean(name, Object.keys(properties)),
        );
  }
};

/** What tells how the first record comes about is a tab of the same page. */
const sources: Rule = function* (sources) {
  for (const part of known(sources)) {
    const { emptyStateTab: source } = part.value;
    const { recordTabs: tabs = {} } = part.owner.value;
    if (source !== undefined && !(source in tabs))
      yield broken(
        inside(part, ['emptyStateTab'], undefined),
        `There is no tab "${source}".`,
        didYouMean(source, Object.keys(tabs)),
      );
  }
};

/** A column leads to a tab that there is, and narrows its first list by filters of that. */
const led: Rule = function* (sources) {
  for (const file of sources.resources)
    for (const column of elements(rootOf(file), 'columns', file.value.columns)) {
      if (typeof column.value === 'string' || column.value.recordTab === undefined) continue;
      const { recordTab: tab, presetFilters: filters } = column.value;
      const { recordTabs: tabs = {} } = file.value;
      const name = nameOfRef(tabs[tab]?.subTabs?.[0]?.resource.$ref ?? '');
      const offered = sources.resources.find((other) => other.name === name)?.value.filters;
      if (!(tab in tabs))
        yield broken(
          inside(column, ['recordTab'], undefined),
          `There is no tab "${tab}".`,
          didYouMean(tab, Object.keys(tabs)),
        );
      for (const [filter, place] of members(column, 'presetFilters', filters))
        if (tab in tabs && !offered?.includes(filter))
          yield broken(place, `"${name}" has no filter "${filter}".`, didYouMean(filter, offered ?? []));
    }
};

/** Values that are taken from the record are among its properties. */
const taken: Rule = function* (sources) {
  for (const part of known(sources)) {
    const properties = sources.propertiesOf(part.owner.value.entity);
    const where = inside(part, ['visibleIf'], part.value.visibleIf);
    const values = [
      ...members(part, 'fixedProperties', part.value.fixedProperties),
      ...members(where, 'params', part.value.visibleIf?.params),
    ];
    for (const [, place] of values)
      if (properties && 'record' in place.value && !(place.value.record in properties))
        yield broken(
          inside(place, ['record'], undefined),
          `The record has no property "${place.value.record}".`,
          didYouMean(place.value.record, Object.keys(properties)),
        );
  }
};

/** A list can be narrowed by what it is given; a single record is told all that it is read by. */
const given: Rule = function* (sources) {
  for (const part of known(sources)) {
    const { list, get } = part.shown?.roles ?? {};
    const [listed, read] = [list, get].map((id) => sources.operation(id ?? ''));
    for (const [name, place] of members(part, 'fixedProperties', part.value.fixedProperties))
      if (listed && !parametersOf(listed).has(name) && isProperty(part, name, sources))
        yield broken(
          place,
          `"${list}" cannot filter by "${name}".`,
          'Add it to the filters of that operation.',
        );
    for (const name of list === undefined && read ? requiredOf(read) : [])
      if (!(name in part.value.fixedProperties))
        yield broken(
          inside(part, ['fixedProperties'], undefined),
          `"${get}" requires "${name}".`,
          `Add "${name}": {"record": …}.`,
        );
  }
};

const isProperty = ({ shown }: PartPlace, name: string, sources: Sources): boolean => {
  const properties: Properties | undefined = shown && sources.propertiesOf(shown.entity);
  return properties !== undefined && name in properties;
};

const answersYesOrNo = (operation: OperationPlace, sources: Sources): boolean => {
  const result = resultOf(operation);
  const entity = result && sources.entity(result.ref);
  return result !== undefined && !result.many && (entity === undefined || entity.type === 'boolean');
};

/** Whether a part is shown is asked of an operation that says yes or no, and is told what it needs to know. */
const where: Rule = function* (sources) {
  for (const part of known(sources)) {
    const question = part.value.visibleIf;
    const operation = sources.operation(question?.operation ?? '');
    if (question === undefined || operation === undefined) continue;
    const at = inside(part, ['visibleIf'], question);
    if (!answersYesOrNo(operation, sources))
      yield broken(
        inside(at, ['operation'], undefined),
        `"${question.operation}" does not answer yes or no.`,
        'Name an operation whose result is an entity of type boolean.',
      );
    const params = Object.keys(question.params ?? {});
    const known = [...parametersOf(operation), ...requiredOf(operation)];
    for (const name of params.filter((param) => !known.includes(param)))
      yield broken(
        inside(at, ['params', name], undefined),
        `"${question.operation}" has no parameter "${name}".`,
        didYouMean(name, new Set(known)),
      );
    for (const name of requiredOf(operation).filter((param) => !params.includes(param)))
      yield broken(
        at,
        `"${question.operation}" requires the parameter "${name}".`,
        `Add "params": {"${name}": {"record": …}}.`,
      );
  }
};

/** Rules of the tabs of a record's page. */
export const tabs: readonly Rule[] = [ids, filled, once, narrowed, sources, led, taken, given, where];
