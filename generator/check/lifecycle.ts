import type { Lifecycle, LifecycleValue } from '../../src/contract/lifecycle.ts';
import { nameOfRef } from '../normalize/entities.ts';
import type { SchemaSource } from '../source.ts';
import { withArticle } from './article.ts';
import { broken, didYouMean, inside, members, type Place } from './place.ts';
import type { Rule } from './rule.ts';
import type { Properties, Sources } from './sources.ts';

interface Table extends Place<Lifecycle> {
  readonly properties: Properties;
}

const tables = ({ schemas }: Sources): Table[] =>
  schemas.flatMap((place) => {
    const lifecycle = place.value['x-lifecycle'];
    return lifecycle
      ? [{ ...inside(place, ['x-lifecycle'], lifecycle), properties: place.value.properties ?? {} }]
      : [];
  });

const choicesOf = (schema: SchemaSource | undefined): (string | number)[] =>
  (schema?.oneOf?.map((choice) => choice.const) ?? schema?.enum ?? []) as (string | number)[];

/** The state is kept in a property with labelled choices. */
const property: Rule = function* (sources) {
  for (const table of tables(sources)) {
    const { property: name } = table.value;
    const at = inside(table, ['property'], name);
    if (!(name in table.properties))
      yield broken(
        at,
        `There is no property "${name}" to hold the state.`,
        didYouMean(name, Object.keys(table.properties)),
      );
    else if (choicesOf(table.properties[name]).length === 0)
      yield broken(
        at,
        `The states of "${name}" have no captions.`,
        'Give the property its states as "oneOf" with "const" and "title".',
      );
  }
};

/** States and the choices of the property are the same. */
const states: Rule = function* (sources) {
  for (const table of tables(sources)) {
    const choices = choicesOf(table.properties[table.value.property]).map(String);
    const known = Object.keys(table.value.states);
    for (const state of known.filter((name) => choices.length > 0 && !choices.includes(name)))
      yield broken(
        inside(table, ['states', state], undefined),
        `The state "${state}" is no choice of "${table.value.property}".`,
        didYouMean(state, choices),
      );
    for (const choice of choices.filter((name) => !known.includes(name)))
      yield broken(
        inside(table, ['states'], undefined),
        `The choice "${choice}" of "${table.value.property}" is no state.`,
        `Add "${choice}" with its tone.`,
      );
  }
};

interface Setting {
  readonly at: Place<unknown>;
  readonly name: string;
  readonly values: readonly LifecycleValue[];
}

/** Every place of the table that speaks of a property and of values. */
function settings(table: Table): Setting[] {
  return [
    ...members(table, 'initial', table.value.initial).map(([name, at]) => ({ at, name, values: [at.value] })),
    ...members(table, 'transitions', table.value.transitions).flatMap(([, transition]) => [
      ...members(transition, 'from', transition.value.from).map(([name, at]) => ({
        at,
        name,
        values: at.value,
      })),
      ...members(transition, 'to', transition.value.to ?? {}).map(([name, at]) => ({
        at,
        name,
        values: [at.value],
      })),
    ]),
  ];
}

/** The table speaks of properties that there are. */
const known: Rule = function* (sources) {
  for (const table of tables(sources))
    for (const { at, name } of settings(table))
      if (!(name in table.properties))
        yield broken(at, `There is no property "${name}".`, didYouMean(name, Object.keys(table.properties)));
};

const typeOf = (value: LifecycleValue): string => (typeof value === 'number' ? 'integer' : typeof value);

/** The table speaks of values that the property can hold. */
const possible: Rule = function* (sources) {
  for (const table of tables(sources))
    for (const { at, name, values } of settings(table)) {
      const schema = table.properties[name];
      const choices = choicesOf(schema);
      for (const value of values) {
        const fits =
          choices.length > 0
            ? choices.some((choice) => choice === value)
            : schema?.type === typeOf(value) || schema?.type === 'number';
        if (schema && !fits)
          yield broken(
            at,
            `"${name}" never holds ${JSON.stringify(value)}.`,
            choices.length > 0
              ? didYouMean(String(value), choices.map(String))
              : `It is ${withArticle(schema.type ?? '')}.`,
          );
      }
    }
};

/** A new record is in a state. */
const initial: Rule = function* (sources) {
  for (const table of tables(sources))
    if (!(table.value.property in table.value.initial))
      yield broken(
        inside(table, ['initial'], undefined),
        `A new record has no "${table.value.property}".`,
        `Add "${table.value.property}" to "initial".`,
      );
};

/** What ends by itself names the instant and the action that ends it. */
const lapse: Rule = function* (sources) {
  for (const table of tables(sources))
    for (const [, transition] of members(table, 'transitions', table.value.transitions)) {
      const { expires: end } = transition.value;
      if (end === undefined) continue;
      if (!(end.property in table.properties))
        yield broken(
          inside(transition, ['expires', 'property'], undefined),
          `There is no property "${end.property}".`,
          didYouMean(end.property, Object.keys(table.properties)),
        );
      if (!(end.action in table.value.transitions))
        yield broken(
          inside(transition, ['expires', 'action'], undefined),
          `There is no action "${end.action}".`,
          didYouMean(end.action, Object.keys(table.value.transitions)),
        );
    }
};

/** What only actions may set is in no form and no body. */
const readOnly: Rule = function* (sources) {
  const sent = sources.operations.flatMap(({ value: { body } }) =>
    body && '$ref' in body ? [nameOfRef(body.$ref)] : [],
  );
  for (const table of tables(sources)) {
    const schema = table.properties[table.value.property];
    if (schema && !schema.readOnly && sent.includes(table.file.name))
      yield broken(
        inside(table, ['property'], undefined),
        `"${table.value.property}" could be changed past the table.`,
        'Make the property "readOnly".',
      );
  }
};

export const lifecycle: readonly Rule[] = [property, states, known, possible, initial, lapse, readOnly];
