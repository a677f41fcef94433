import { secretClearName, secretSetName } from '../../../src/contract/api/derivedNames.ts';
import { propertyNamePattern } from '../../../src/contract/model/propertyName.ts';
import { propertyNamesOf, type SchemaRule } from '../RuleContext.ts';
import { didYouMean, elementLocations, locationAt, memberLocations, violation } from '../RuleViolation.ts';

/** Every name in `required` is a property of the object. */
const requiredProperty: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('required'))
    for (const name of elementLocations(place, 'required', place.value.required))
      if (!propertyNamesOf(place.value).includes(name.value))
        yield violation(
          name,
          `"${name.value}" is in "required" but is not a property.`,
          didYouMean(name.value, propertyNamesOf(place.value)),
        );
};

/** Every name in `x-natural-key` is a property of the entity. */
const naturalKeyProperty: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-natural-key'))
    for (const name of elementLocations(place, 'x-natural-key', place.value['x-natural-key']))
      if (!propertyNamesOf(place.value).includes(name.value))
        yield violation(
          name,
          `The natural key names "${name.value}", which is not a property.`,
          didYouMean(name.value, propertyNamesOf(place.value)),
        );
};

/** Every name in `orderBy` and `where` of an index is a property of the entity. */
const indexProperty: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-indexes'))
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
            `The index names "${name}", which is not a property.`,
            didYouMean(name, propertyNamesOf(place.value)),
          );
    }
};

/**
 * The `field` of an entry in `x-validations` is a property of the object. The form shows the message there.
 */
const validationField: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-validations'))
    for (const rule of elementLocations(place, 'x-validations', place.value['x-validations']))
      if (!propertyNamesOf(place.value).includes(rule.value.field))
        yield violation(
          locationAt(rule, ['field'], rule.value.field),
          `The validation names the field "${rule.value.field}", which is not a property.`,
          didYouMean(rule.value.field, propertyNamesOf(place.value)),
        );
};

/**
 * A property name has only letters, digits and underscores. It begins with a letter, or with one underscore and a letter.
 * It becomes a name in code and part of a caption key.
 */
const propertyNames: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.property !== undefined && !propertyNamePattern.test(place.property))
      yield violation(
        place,
        `The property name "${place.property}" is not a valid name in code.`,
        'Use only letters, digits and underscores. Begin with a letter, or with one underscore and a letter.',
      );
};

/**
 * A secret (`writeOnly`) is a string and not `readOnly`. No property has the name of its flags `<name>Set`
 * and `clear<Name>`.
 */
const secretProperty: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('writeOnly')) {
    if (!place.value.writeOnly) continue;
    if (place.value.readOnly)
      yield violation(
        locationAt(place, ['readOnly'], true),
        'A secret cannot be "readOnly", because nobody could set it.',
        'Remove "readOnly" or "writeOnly".',
      );
    if (place.value.type !== 'string')
      yield violation(
        place,
        'A secret must be a string, because the service encrypts it as a string.',
        'Change "type" to "string", or remove "writeOnly".',
      );
    for (const flag of [secretSetName(place.property ?? ''), secretClearName(place.property ?? '')])
      if (propertyNamesOf(place.owner).includes(flag))
        yield violation(
          place,
          `The property "${flag}" has the name of a flag of the secret "${place.property}".`,
          `Rename or remove the property "${flag}".`,
        );
  }
};

/** Rules for objects and the names of their properties. */
export const propertyRules: readonly SchemaRule[] = [
  requiredProperty,
  naturalKeyProperty,
  indexProperty,
  validationField,
  propertyNames,
  secretProperty,
];
