import type { File } from '../load.ts';
import { nameOfRef } from '../normalize/entities.ts';
import type { BesideSource, FamilySource, ResourceSource } from '../source.ts';
import { parentOf } from './families.ts';
import { parametersOf } from './operationPlace.ts';
import { broken, didYouMean, elements, inside, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import { partsIn, type Sources } from './sources.ts';

/** Everything beside a family's list, with the families that show it. */
function besideIn(sources: Sources): {
  readonly at: Place<BesideSource>;
  /** Of the resource; a panel has none. */
  readonly name: string;
  readonly shown: ResourceSource | undefined;
  readonly families: readonly File<FamilySource>[];
}[] {
  return sources.resources.flatMap((file) =>
    elements(rootOf(file), 'relatedTabs', file.value.relatedTabs).map((at) => {
      const name = nameOfRef(at.value.resource?.$ref ?? '');
      const shown = sources.resources.find((other) => other.name === name)?.value;
      const families = sources.families.filter(
        ({ value }) => parentOf(value, sources) === file && !value.excludes?.includes(name),
      );
      return { at, name, shown, families };
    }),
  );
}

/** What stands beside a family's list is a list, narrowed by what the families fix. */
const narrowed: Rule = function* (sources) {
  for (const { at, name, shown, families } of besideIn(sources)) {
    const properties = shown && sources.propertiesOf(shown.entity);
    const list = sources.operation(shown?.roles.list ?? '');
    if (shown && shown.roles.list === undefined)
      yield broken(
        inside(at, ['resource'], undefined),
        `"${name}" has no list.`,
        'Name a resource with one.',
      );
    for (const property of elements(at, 'familyConstants', at.value.familyConstants)) {
      const other = families.find(({ value }) => !(property.value in value.constants));
      if (properties && !(property.value in properties))
        yield broken(
          property,
          `"${name}" has no property "${property.value}".`,
          didYouMean(property.value, Object.keys(properties)),
        );
      else if (list && !parametersOf(list).has(property.value))
        yield broken(
          property,
          `"${shown?.roles.list}" cannot filter by "${property.value}".`,
          'Add it to the filters of that operation.',
        );
      if (other)
        yield broken(
          property,
          `${other.path} does not fix "${property.value}".`,
          `${didYouMean(property.value, Object.keys(other.value.constants))} Or name "${name}" in "excludes" there.`,
        );
    }
  }
};

/** A tab beside a list shows a resource under its title, or a panel under a title of its own. */
const shownOnce: Rule = function* ({ resources }) {
  for (const file of resources)
    for (const place of elements(rootOf(file), 'relatedTabs', file.value.relatedTabs)) {
      const { id, resource, panel, title } = place.value;
      if ((resource === undefined) === (panel === undefined))
        yield broken(
          place,
          `The tab "${id}" shows ${resource ? 'a resource and a panel' : 'nothing'}.`,
          'Give it a "resource" or a "panel".',
        );
      else if ((panel === undefined) !== (title === undefined))
        yield broken(
          place,
          panel ? `The tab "${id}" has no title.` : `The tab "${id}" is titled by its resource.`,
          panel ? 'Add "title" and "x-i18n".' : 'Remove "title" and "x-i18n".',
        );
    }
};

/** The tabs of a family's screen are told apart in the URL. */
const ids: Rule = function* (sources) {
  for (const file of sources.resources) {
    const seen = new Set(sources.families.map(({ name }) => name));
    for (const place of elements(rootOf(file), 'relatedTabs', file.value.relatedTabs)) {
      if (seen.has(place.value.id))
        yield broken(
          inside(place, ['id'], undefined),
          `The tab "${place.value.id}" is there twice.`,
          'Rename one of them.',
        );
      seen.add(place.value.id);
    }
  }
};

/** A family does without resources that it would have otherwise. */
const without: Rule = function* (sources) {
  for (const file of sources.families) {
    const parent = parentOf(file.value, sources);
    if (parent === undefined) continue;
    const shown = [...partsIn(parent).map(({ value }) => value), ...(parent.value.relatedTabs ?? [])];
    const names = new Set(shown.flatMap(({ resource }) => (resource ? nameOfRef(resource.$ref) : [])));
    for (const name of elements(rootOf<unknown>(file), 'excludes', file.value.excludes))
      if (!names.has(name.value))
        yield broken(
          name,
          `${parent.path} has no "${name.value}" on a tab or beside its list.`,
          didYouMean(name.value, names),
        );
  }
};

/** Rules of what families show besides their own list. */
export const beside: readonly Rule[] = [shownOnce, narrowed, ids, without];
