import { nameOfRef } from '../normalize/entities.ts';
import type { SchemaSource } from '../source.ts';
import { parametersOf, resultOf } from './operationPlace.ts';
import { broken, didYouMean, elements, inside, members, rootOf } from './place.ts';
import type { Rule } from './rule.ts';

const choicesOf = (schema: SchemaSource | undefined): readonly unknown[] | undefined =>
  schema?.oneOf?.map((choice) => choice.const) ?? schema?.enum;

/** An address that is pasted is split into fields that there are. */
const address: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    const known = Object.keys(place.owner.properties ?? {});
    const ui = inside(place, ['x-ui'], undefined);
    for (const [, name] of members(ui, 'address', place.value['x-ui']?.address))
      if (!known.includes(name.value))
        yield broken(name, `There is no property "${name.value}".`, didYouMean(name.value, known));
  }
};

/** What is looked for is a value that the property can hold. */
const lookups: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const lookup of elements(place, 'x-indexes', place.value['x-indexes']))
      for (const [name, values] of Object.entries(lookup.value.where)) {
        const choices = choicesOf(place.value.properties?.[name]);
        for (const value of elements(inside(lookup, ['where'], undefined), name, values))
          if (choices && !choices.includes(value.value))
            yield broken(
              value,
              `"${name}" never holds "${value.value}".`,
              didYouMean(value.value, choices.map(String)),
            );
      }
};

/** The sparkline of a record is drawn from a property that the record has. */
const series: Rule = function* (sources) {
  for (const file of sources.resources) {
    const { metrics: strip } = file.value;
    const operation = sources.operation(strip?.operation ?? '');
    const result = operation && resultOf(operation);
    const answered = result && sources.propertiesOf(result.ref);
    if (!strip?.sparklines || !answered) continue;
    const { property, series } = strip.sparklines;
    const items = answered[property]?.items;
    const { properties } = (items && sources.resolved(result.ref, items)) ?? {};
    const known = Object.keys(properties ?? {});
    if (properties && !known.includes(series))
      yield broken(
        inside(rootOf(file), ['metrics', 'sparklines', 'series'], series),
        `A record there has no "${series}".`,
        didYouMean(series, known),
      );
  }
};

/** A parameter that a form fills takes every choice of the form. */
const parameters: Rule = function* (sources) {
  for (const { value } of sources.tasks) {
    const properties = sources.propertiesOf(value.entity) ?? {};
    for (const id of [value.operation, value.plan ?? '']) {
      const operation = sources.operation(id);
      for (const name of operation ? parametersOf(operation) : []) {
        const taken = operation?.value.query?.[name]?.enum;
        const refused = (choicesOf(properties[name]) ?? []).filter(
          (choice) => taken && !taken.includes(choice),
        );
        if (operation && refused.length > 0)
          yield broken(
            inside(operation, ['query', name, 'enum'], taken),
            `The form of "${nameOfRef(value.entity.$ref)}" offers ${refused.map((choice) => JSON.stringify(choice)).join(', ')}, which "${id}" does not take.`,
            'Add it here, or remove the choice.',
          );
      }
    }
  }
};

/** Rules of names and values that belong to something else. */
export const named: readonly Rule[] = [address, lookups, series, parameters];
