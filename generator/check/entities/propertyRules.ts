import { secretClearName, secretSetName } from '../../../src/contract/api/derivedNames.ts';
import type { SchemaSource } from '../../load/schemaSources.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { didYouMean, elementLocations, locationAt, memberLocations, violation } from '../RuleViolation.ts';

const propertyNamesOf = (schema: SchemaSource): string[] => Object.keys(schema.properties ?? {});
/** What is required is a property. */
const requiredProperty: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const name of elementLocations(place, 'required', place.value.required))
      if (!propertyNamesOf(place.value).includes(name.value))
        yield violation(
          name,
          `"${name.value}" is required but is no property.`,
          didYouMean(name.value, propertyNamesOf(place.value)),
        );
};

/** The natural key consists of properties. */
const naturalKeyProperty: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const name of elementLocations(place, 'x-natural-key', place.value['x-natural-key']))
      if (!propertyNamesOf(place.value).includes(name.value))
        yield violation(
          name,
          `The natural key names "${name.value}", which is no property.`,
          didYouMean(name.value, propertyNamesOf(place.value)),
        );
};

/** What is looked for is told by properties. */
const indexProperty: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const lookup of elementLocations(place, 'x-indexes', place.value['x-indexes'])) {
      const named = [
        ...elementLocations(lookup, 'orderBy', lookup.value.orderBy).map(
          (name) => [name.value, name] as const,
        ),
        ...memberLocations(lookup, 'where', lookup.value.where),
      ];
      for (const [name, at] of named)
        if (!propertyNamesOf(place.value).includes(name))
          yield violation(
            at,
            `"${name}" is looked up but is no property.`,
            didYouMean(name, propertyNamesOf(place.value)),
          );
    }
};

/** The message of a cross-field rule is shown at a property. */
const validationField: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const rule of elementLocations(place, 'x-validations', place.value['x-validations']))
      if (!propertyNamesOf(place.value).includes(rule.value.field))
        yield violation(
          locationAt(rule, ['field'], rule.value.field),
          `The message would be shown at "${rule.value.field}", which is no property.`,
          didYouMean(rule.value.field, propertyNamesOf(place.value)),
        );
};

const identifier = /^[a-zA-Z][A-Za-z0-9]*$/;

/** Property names are names in code, and parts of label keys. */
const propertyNames: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.property !== undefined && !identifier.test(place.property))
      yield violation(
        place,
        `"${place.property}" is no name for code.`,
        'Use letters and digits, a letter first.',
      );
};

/** A secret is a text that can be set. */
const secretProperty: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    if (!place.value.writeOnly) continue;
    if (place.value.readOnly)
      yield violation(
        locationAt(place, ['readOnly'], true),
        'A secret that nobody can set is of no use.',
        'Remove "readOnly" or "writeOnly".',
      );
    if (place.value.type !== 'string')
      yield violation(
        place,
        'A secret is a string: it is encrypted as one.',
        'Change "type" to "string", or remove "writeOnly".',
      );
    for (const flag of [secretSetName(place.property ?? ''), secretClearName(place.property ?? '')])
      if (propertyNamesOf(place.owner).includes(flag))
        yield violation(
          place,
          `The secret's flag "${flag}" is a property already.`,
          `Rename or remove the property "${flag}".`,
        );
  }
};

/** Rules of an object and the names of its properties. */
export const propertyRules: readonly SchemaRule[] = [
  requiredProperty,
  naturalKeyProperty,
  indexProperty,
  validationField,
  propertyNames,
  secretProperty,
];
