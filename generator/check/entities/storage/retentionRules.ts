import { choicesOf, propertyNamesOf, type SchemaRule } from '../../RuleContext.ts';
import {
  elementLocations,
  impossibleValue,
  locationAt,
  memberLocations,
  unknownName,
  violation,
} from '../../RuleViolation.ts';

/** `x-retention` names a date-time property, and the entity has no `x-partition-by`. */
const retentionInstant: SchemaRule = function* ({ schemasWith, propertiesIn }) {
  for (const place of schemasWith('x-retention')) {
    const { 'x-retention': retention } = place.value;
    const properties = propertiesIn(place, place.value);
    if (!retention) continue;
    const { instant } = retention;
    const at = locationAt(place, ['x-retention', 'instant'], instant);
    if (place.value['x-partition-by'] !== undefined)
      yield violation(
        locationAt(place, ['x-retention'], retention),
        'An entity with "x-partition-by" cannot have "x-retention".',
        'Remove "x-retention" or "x-partition-by".',
      );
    if (!(instant in properties))
      yield unknownName(at, 'There is no property', instant, propertyNamesOf(place.value));
    else if (properties[instant]?.format !== 'date-time')
      yield violation(
        at,
        `"${instant}" is not a date-time property.`,
        'Name a property with "format": "date-time".',
      );
  }
};

/** `x-retention` selects records by properties with choices, and by values among these choices. */
const retentionCondition: SchemaRule = function* ({ schemasWith, propertiesIn }) {
  for (const place of schemasWith('x-retention')) {
    const { 'x-retention': retention } = place.value;
    const properties = propertiesIn(place, place.value);
    const where = memberLocations(locationAt(place, ['x-retention'], retention), 'where', retention?.where);
    for (const [name, values] of where) {
      const choices = choicesOf(properties[name]);
      if (!(name in properties))
        yield unknownName(values, 'There is no property', name, propertyNamesOf(place.value));
      else if (!choices)
        yield violation(values, `The property "${name}" has no choices.`, 'Name a property with choices.');
      else
        for (const [index, value] of values.value.entries())
          if (!choices.includes(value))
            yield impossibleValue(locationAt(values, [index], value), name, value, choices);
    }
  }
};

/** `x-payload` names properties of a partitioned entity that no record needs. */
const payloadProperty: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-payload')) {
    const { 'x-payload': payload, 'x-partition-by': partitionBy, required = [] } = place.value;
    if (payload && partitionBy === undefined)
      yield violation(
        locationAt(place, ['x-payload'], payload),
        'Only an entity with "x-partition-by" can have "x-payload".',
        'Add "x-partition-by", or remove "x-payload".',
      );
    for (const name of elementLocations(place, 'x-payload', payload))
      if (!propertyNamesOf(place.value).includes(name.value))
        yield unknownName(name, 'There is no property', name.value, propertyNamesOf(place.value));
      else if (required.includes(name.value))
        yield violation(
          name,
          `The payload property "${name.value}" is required.`,
          'Remove it from "required" or "x-payload".',
        );
  }
};

/** Rules for the removal of old data. */
export const retentionRules: readonly SchemaRule[] = [retentionInstant, retentionCondition, payloadProperty];
