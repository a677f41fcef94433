import type { SchemaSource } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { parameterNamesOf, resultRefOf } from '../OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

const choicesOf = (schema: SchemaSource | undefined): readonly unknown[] | undefined =>
  schema?.oneOf?.map((choice) => choice.const) ?? schema?.enum;

/** An address that is pasted is split into fields that there are. */
const addressParts: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    const known = Object.keys(place.owner.properties ?? {});
    const ui = locationAt(place, ['x-ui'], undefined);
    for (const [, name] of memberLocations(ui, 'address', place.value['x-ui']?.address))
      if (!known.includes(name.value))
        yield violation(name, `There is no property "${name.value}".`, didYouMean(name.value, known));
  }
};

/** What is looked for is a value that the property can hold. */
const indexValues: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const lookup of elementLocations(place, 'x-indexes', place.value['x-indexes']))
      for (const [name, values] of Object.entries(lookup.value.where)) {
        const choices = choicesOf(place.value.properties?.[name]);
        for (const value of elementLocations(locationAt(lookup, ['where'], undefined), name, values))
          if (choices && !choices.includes(value.value))
            yield violation(
              value,
              `"${name}" never holds "${value.value}".`,
              didYouMean(value.value, choices.map(String)),
            );
      }
};

/** The sparkline of a record is drawn from a property that the record has. */
const sparklineSeries: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    const { metrics: strip } = file.value;
    const operation = sources.operation(strip?.operation ?? '');
    const result = operation && resultRefOf(operation);
    const answered = result && sources.propertiesOf(result.ref);
    if (!strip?.sparklines || !answered) continue;
    const { property, series } = strip.sparklines;
    const items = answered[property]?.items;
    const { properties } = (items && sources.resolveSchema(result.ref, items)) ?? {};
    const known = Object.keys(properties ?? {});
    if (properties && !known.includes(series))
      yield violation(
        locationAt(rootLocation(file), ['metrics', 'sparklines', 'series'], series),
        `A record there has no "${series}".`,
        didYouMean(series, known),
      );
  }
};

/** A parameter that a form fills takes every choice of the form. */
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
            `The form of "${nameOfRef(value.entity.$ref)}" offers ${refused.map((choice) => JSON.stringify(choice)).join(', ')}, which "${id}" does not take.`,
            'Add it here, or remove the choice.',
          );
      }
    }
  }
};

/** Rules of names and values that belong to something else. */
export const nameReferenceRules: readonly SchemaRule[] = [
  addressParts,
  indexValues,
  sparklineSeries,
  formParameterChoices,
];
