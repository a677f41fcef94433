import { clearFlag, setFlag } from '../../src/contract/secretName.ts';
import type { SchemaSource } from '../source.ts';
import { broken, didYouMean, elements, inside, members } from './place.ts';
import type { Rule } from './rule.ts';

const namesOf = (schema: SchemaSource): string[] => Object.keys(schema.properties ?? {});
/** What is required is a property. */
const required: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const name of elements(place, 'required', place.value.required))
      if (!namesOf(place.value).includes(name.value))
        yield broken(
          name,
          `"${name.value}" is required but is no property.`,
          didYouMean(name.value, namesOf(place.value)),
        );
};

/** The natural key consists of properties. */
const naturalKey: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const name of elements(place, 'x-natural-key', place.value['x-natural-key']))
      if (!namesOf(place.value).includes(name.value))
        yield broken(
          name,
          `The natural key names "${name.value}", which is no property.`,
          didYouMean(name.value, namesOf(place.value)),
        );
};

/** What is looked for is told by properties. */
const lookups: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const lookup of elements(place, 'x-indexes', place.value['x-indexes'])) {
      const named = [
        ...elements(lookup, 'orderBy', lookup.value.orderBy).map((name) => [name.value, name] as const),
        ...members(lookup, 'where', lookup.value.where),
      ];
      for (const [name, at] of named)
        if (!namesOf(place.value).includes(name))
          yield broken(
            at,
            `"${name}" is looked up but is no property.`,
            didYouMean(name, namesOf(place.value)),
          );
    }
};

/** The message of a cross-field rule is shown at a property. */
const validationField: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const rule of elements(place, 'x-validations', place.value['x-validations']))
      if (!namesOf(place.value).includes(rule.value.field))
        yield broken(
          inside(rule, ['field'], rule.value.field),
          `The message would be shown at "${rule.value.field}", which is no property.`,
          didYouMean(rule.value.field, namesOf(place.value)),
        );
};

const identifier = /^[a-zA-Z][A-Za-z0-9]*$/;

/** Property names are names in code, and parts of label keys. */
const names: Rule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.property !== undefined && !identifier.test(place.property))
      yield broken(
        place,
        `"${place.property}" is no name for code.`,
        'Use letters and digits, a letter first.',
      );
};

/** A secret is a text that can be set. */
const secret: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    if (!place.value.writeOnly) continue;
    if (place.value.readOnly)
      yield broken(
        inside(place, ['readOnly'], true),
        'A secret that nobody can set is of no use.',
        'Remove "readOnly" or "writeOnly".',
      );
    if (place.value.type !== 'string')
      yield broken(
        place,
        'A secret is a string: it is encrypted as one.',
        'Change "type" to "string", or remove "writeOnly".',
      );
    for (const flag of [setFlag(place.property ?? ''), clearFlag(place.property ?? '')])
      if (namesOf(place.owner).includes(flag))
        yield broken(
          place,
          `The secret's flag "${flag}" is a property already.`,
          `Rename or remove the property "${flag}".`,
        );
  }
};

/** Rules of an object and the names of its properties. */
export const objects: readonly Rule[] = [required, naturalKey, lookups, validationField, names, secret];
