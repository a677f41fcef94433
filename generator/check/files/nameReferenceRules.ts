import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { parameterNamesOf } from '../operations/OperationLocation.ts';
import { choicesOf, type SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  impossibleValue,
  locationAt,
  memberLocations,
  unknownNames,
  violation,
} from '../RuleViolation.ts';

/**
 * Every name in `address` of `x-ui` is a property of the same object. A pasted address is split into these
 * properties.
 */
const addressParts: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-ui')) {
    const known = Object.keys(place.owner.properties ?? {});
    const ui = locationAt(place, ['x-ui'], undefined);
    const parts = memberLocations(ui, 'address', place.value['x-ui']?.address).map(([, name]) => name);
    yield* unknownNames(parts, 'There is no property', known);
  }
};

/** `helpOf` of `x-ui` names a property of the same object with choices. */
const helpChoices: SchemaRule = function* ({ schemasWith, propertiesIn }) {
  for (const place of schemasWith('x-ui')) {
    const { helpOf } = place.value['x-ui'] ?? {};
    const properties = propertiesIn(place, place.owner);
    if (helpOf === undefined || choicesOf(properties[helpOf])) continue;
    const known = Object.entries(properties).flatMap(([name, schema]) => (choicesOf(schema) ? [name] : []));
    yield violation(
      locationAt(place, ['x-ui', 'helpOf'], helpOf),
      `There is no property "${helpOf}" with choices.`,
      didYouMean(helpOf, known),
    );
  }
};

/** Every value in `where` of an index is one of the choices of its property, if the property has choices. */
const indexValues: SchemaRule = function* ({ schemasWith, propertiesIn }) {
  for (const place of schemasWith('x-indexes'))
    for (const lookup of elementLocations(place, 'x-indexes', place.value['x-indexes']))
      for (const [name, values] of Object.entries(lookup.value.where)) {
        const choices = choicesOf(propertiesIn(place, place.value)[name]);
        for (const value of elementLocations(locationAt(lookup, ['where'], undefined), name, values))
          if (choices && !choices.includes(value.value))
            yield impossibleValue(value, name, value.value, choices);
      }
};

/** A query parameter of a task's operation or plan accepts every choice that the form offers for it. */
const formParameterChoices: SchemaRule = function* (sources) {
  for (const { value } of sources.tasks) {
    const properties = sources.propertiesOf(value.entity) ?? {};
    for (const id of [value.operation, value.plan ?? '']) {
      const operation = sources.operation(id);
      for (const name of operation ? parameterNamesOf(operation) : []) {
        const taken = operation?.value.query?.[name]?.enum;
        const refused = (choicesOf(properties[name]) ?? []).filter(
          (choice) => taken && !taken.includes(choice),
        );
        if (operation && refused.length > 0)
          yield violation(
            locationAt(operation, ['query', name, 'enum'], taken),
            `The form of "${nameOfRef(value.entity.$ref)}" offers ${refused.map((choice) => JSON.stringify(choice)).join(', ')}, which "${id}" does not accept.`,
            'Add it to "enum" here, or remove the choice from the property.',
          );
      }
    }
  }
};

/** Rules for names and values that refer to another schema. */
export const nameReferenceRules: readonly SchemaRule[] = [
  addressParts,
  helpChoices,
  indexValues,
  formParameterChoices,
];
