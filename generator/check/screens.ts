import { nameOfRef } from '../normalize/entities.ts';
import { defaultParent } from '../normalize/resources.ts';
import type { FamilySource, ResourceSource } from '../source.ts';
import { broken, didYouMean, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import { type Properties, parametersOf, type Sources } from './sources.ts';

/** Routes that the console keeps for itself. */
const own = ['/exception', '/sign-in'];

/** Every screen has a route of its own. */
const routes: Rule = function* ({ families, screens }) {
  const seen = new Map<string, string>(own.map((route) => [route, 'the console itself']));
  for (const file of [...families, ...screens]) {
    const { route } = file.value;
    const other = seen.get(route);
    if (other)
      yield broken(
        inside(rootOf<unknown>(file), ['route'], route),
        `The route "${route}" belongs to ${other}.`,
        'Choose another one.',
      );
    seen.set(route, file.path);
  }
};

/** A tab's id stands in the URL: no two are the same. */
const tabs: Rule = function* ({ screens }) {
  for (const file of screens) {
    const seen = new Set<string>();
    for (const tab of elements(rootOf(file), 'tabs', file.value.tabs)) {
      if (seen.has(tab.value.id))
        yield broken(
          inside(tab, ['id'], undefined),
          `The tab "${tab.value.id}" is there twice.`,
          'Rename one of them.',
        );
      seen.add(tab.value.id);
    }
  }
};

interface FamilyPlace extends Place<FamilySource> {
  readonly parent: ResourceSource;
  readonly properties: Properties;
}

const parentOf = ({ extends: parent }: FamilySource): string =>
  parent ? nameOfRef(parent.$ref) : defaultParent;

const known = ({ families, resources, propertiesOf }: Sources): FamilyPlace[] =>
  families.flatMap((file) => {
    const parent = resources.find(({ name }) => name === parentOf(file.value))?.value;
    const properties = parent && propertiesOf(parent.entity);
    return parent && properties ? [{ ...rootOf(file), parent, properties }] : [];
  });

/** What a family fixes or hides are properties. */
const properties: Rule = function* (sources) {
  for (const family of known(sources)) {
    const names: Place<string>[] = [
      ...members(family, 'constants', family.value.constants).map(([name, place]) => ({
        ...place,
        value: name,
      })),
      ...elements(family, 'hide', family.value.hide),
    ];
    for (const name of names)
      if (!(name.value in family.properties))
        yield broken(
          name,
          `The entity has no property "${name.value}".`,
          didYouMean(name.value, Object.keys(family.properties)),
        );
  }
};

/** A constant is a value that the property can hold. */
const constants: Rule = function* (sources) {
  for (const family of known(sources))
    for (const [name, { value, ...place }] of members(family, 'constants', family.value.constants)) {
      const choices = family.properties[name]?.oneOf?.map((choice) => String(choice.const));
      if (choices && !choices.includes(value))
        yield broken({ ...place, value }, `"${name}" never holds "${value}".`, didYouMean(value, choices));
    }
};

/** The list of a family is narrowed by its constants. */
const narrowed: Rule = function* (sources) {
  for (const family of known(sources)) {
    const list = sources.operation(family.parent.roles.list);
    const offered = list && parametersOf(list);
    for (const [name, place] of members(family, 'constants', family.value.constants))
      if (offered && name in family.properties && !offered.has(name))
        yield broken(
          place,
          `"${family.parent.roles.list}" cannot filter by "${name}".`,
          'Add it to the filters of that operation.',
        );
  }
};

/** Nothing that must be entered is hidden, unless a default stands in for it. */
const hidden: Rule = function* (sources) {
  for (const family of known(sources)) {
    const entity = sources.entities.find(({ name }) => name === nameOfRef(family.parent.entity.$ref))?.value;
    for (const name of elements(family, 'hide', family.value.hide)) {
      const { [name.value]: schema } = family.properties;
      const isFilled = schema?.default !== undefined || schema?.['x-visible-when'] !== undefined;
      const isNeeded = entity?.required?.includes(name.value) && !isFilled;
      if (isNeeded)
        yield broken(
          name,
          `"${name.value}" must be entered, so it cannot be hidden.`,
          'Fix its value in "constants", give it a default, or show it.',
        );
    }
  }
};

export const screens: readonly Rule[] = [routes, tabs, properties, constants, narrowed, hidden];
