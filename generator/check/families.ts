import type { File } from '../load.ts';
import { nameOfRef } from '../normalize/entities.ts';
import { defaultParent } from '../normalize/resources.ts';
import type { FamilySource, ResourceSource } from '../source.ts';
import { parametersOf } from './operationPlace.ts';
import { broken, didYouMean, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Properties, Sources } from './sources.ts';

interface FamilyPlace extends Place<FamilySource> {
  /** The resource that it varies. */
  readonly parent: File<ResourceSource>;
  readonly properties: Properties;
}

/** The resource that a family varies; undefined when its file is missing or broken. */
export const parentOf = (
  { extends: parent }: FamilySource,
  { resources }: Sources,
): File<ResourceSource> | undefined =>
  resources.find(({ name }) => name === (parent ? nameOfRef(parent.$ref) : defaultParent));

const known = (sources: Sources): FamilyPlace[] =>
  sources.families.flatMap((file) => {
    const parent = parentOf(file.value, sources);
    const properties = parent && sources.propertiesOf(parent.value.entity);
    return parent && properties ? [{ ...rootOf(file), parent, properties }] : [];
  });

/** What a family fixes are properties. */
const properties: Rule = function* (sources) {
  for (const family of known(sources))
    for (const [name, place] of members(family, 'constants', family.value.constants))
      if (!(name in family.properties))
        yield broken(
          place,
          `The entity has no property "${name}".`,
          didYouMean(name, Object.keys(family.properties)),
        );
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
    const { list = '' } = family.parent.value.roles;
    const found = sources.operation(list);
    const offered = found && parametersOf(found);
    for (const [name, place] of members(family, 'constants', family.value.constants))
      if (offered && name in family.properties && !offered.has(name))
        yield broken(
          place,
          `"${list}" cannot filter by "${name}".`,
          'Add it to the filters of that operation.',
        );
  }
};

/** The properties that tell families apart. */
const telling = (properties: Properties): string[] =>
  Object.keys(properties).filter((name) => properties[name]?.['x-choices'] !== undefined);

/** A family says which one it is. */
const named: Rule = function* (sources) {
  for (const family of known(sources))
    for (const name of telling(family.properties))
      if (!(name in family.value.constants))
        yield broken(
          inside(family, ['constants'], undefined),
          `"${name}" tells families apart, but this one does not fix it.`,
          `Add "${name}" with a value of its own.`,
        );
};

/** What a family fixes is its own: a record belongs to one family. */
const distinct: Rule = function* (sources) {
  const owners = new Map<string, string>();
  for (const family of known(sources)) {
    const constants = Object.entries(family.value.constants).sort(([a], [b]) => (a < b ? -1 : 1));
    const told = constants.filter(([name]) => telling(family.properties).includes(name));
    const keys = [
      `${family.parent.name} ${JSON.stringify(constants)}`,
      ...told.map((pair) => pair.join(' ')),
    ];
    const other = keys.map((key) => owners.get(key)).find((owner) => owner !== undefined);
    if (other)
      yield broken(
        inside(family, ['constants'], undefined),
        `${other} fixes the same values.`,
        'Change one of the two, or remove it.',
      );
    for (const key of keys) owners.set(key, family.file.path);
  }
};

/** Fields that a family demands are its own. */
const demanded: Rule = function* ({ families }) {
  for (const file of families)
    for (const name of elements(rootOf<unknown>(file), 'required', file.value.required))
      if (!(name.value in (file.value.properties ?? {})))
        yield broken(
          name,
          `"${name.value}" is required but is no property of this family.`,
          didYouMean(name.value, Object.keys(file.value.properties ?? {})),
        );
};

/** The service knows what to do for a call that a family brings: what the transition of its action says. */
const done: Rule = function* ({ families }) {
  for (const file of families) {
    const { actions = {}, lifecycle: { transitions = {} } = {} } = file.value;
    const known = Object.entries(actions).flatMap(([name, { operation }]) =>
      name in transitions ? [operation] : [],
    );
    for (const [id, place] of members(rootOf(file), 'operations', file.value.operations))
      if (!known.includes(id))
        yield broken(
          place,
          `Nobody knows what "${id}" does.`,
          'Name it in "actions", and say what the action does in "lifecycle": {"transitions": …}.',
        );
  }
};

export const families: readonly Rule[] = [properties, constants, narrowed, named, distinct, demanded, done];
