import { clearFlag, setFlag } from '../../src/contract/secretName.ts';
import type { Condition, SchemaSource } from '../source.ts';
import { comparedIn, mentionsIn } from './mentions.ts';
import { broken, didYouMean, elements, inside, type Place } from './place.ts';
import type { Rule } from './rule.ts';
import type { SchemaPlace, Sources } from './sources.ts';

/** What may be named in a condition: the properties, and the flags of secrets. */
const namesIn = (schema: SchemaSource): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, { writeOnly }]) =>
    writeOnly ? [name, setFlag(name), clearFlag(name)] : [name],
  );

interface ConditionPlace extends Place<Condition> {
  /** The object that the condition is about. */
  readonly owner: SchemaSource;
  readonly schema: SchemaPlace;
}

/** Every condition of an entity, with what it is about. */
export function conditionsOf({ schemas }: Sources): ConditionPlace[] {
  const words = ['if', 'then', 'else', 'x-visible-when'] as const;
  return schemas.flatMap((schema) => [
    ...words.flatMap((word) => {
      const value = (schema.value as Readonly<Record<string, Condition | undefined>>)[word];
      const owner = word === 'x-visible-when' ? schema.owner : schema.value;
      return value ? [{ ...inside(schema, [word], value), owner, schema }] : [];
    }),
    ...elements(schema, 'x-validations', schema.value['x-validations']).map((rule) => ({
      ...inside(rule, ['schema'], rule.value.schema),
      owner: schema.value,
      schema,
    })),
  ]);
}

/** Conditions speak of properties that there are. */
const mentioned: Rule = function* (sources) {
  for (const condition of conditionsOf(sources)) {
    const known = namesIn(condition.owner);
    for (const { property, path } of mentionsIn(condition.value))
      if (!known.includes(property))
        yield broken(
          inside(condition, path, property),
          `The condition speaks of "${property}", which is no property.`,
          didYouMean(property, known),
        );
    for (const property of comparedIn(condition.value))
      if (!known.includes(property))
        yield broken(
          condition,
          `The condition compares with "${property}", which is no property.`,
          didYouMean(property, known),
        );
  }
};

/** What a property can hold; undefined when that is not a matter of choice. */
function choicesOf({ owner, schema }: ConditionPlace, property: string, sources: Sources) {
  const source = owner.properties?.[property];
  if (source?.['x-choices']) return sources.familyValues(property);
  const followed = source && sources.followed(schema, source);
  return followed?.oneOf?.map((choice) => choice.const) ?? followed?.enum;
}

const typeOf = (value: unknown): string => (Number.isInteger(value) ? 'integer' : typeof value);

/** Whether a property without choices can hold a value; whatever it refers to can. */
const isOfType = ({ owner, schema }: ConditionPlace, property: string, value: unknown, sources: Sources) => {
  const source = owner.properties?.[property];
  const type = source && sources.followed(schema, source)?.type;
  return type === undefined || type === typeOf(value) || (type === 'number' && typeof value === 'number');
};

/** A condition can come true: it compares with values that the property can hold. */
const dead: Rule = function* (sources) {
  for (const condition of conditionsOf(sources))
    for (const { property, values } of mentionsIn(condition.value)) {
      const choices: readonly unknown[] | undefined = choicesOf(condition, property, sources);
      for (const { path, value } of values) {
        const isPossible = choices ? choices.includes(value) : isOfType(condition, property, value, sources);
        if (!isPossible)
          yield broken(
            inside(condition, path, value),
            `"${property}" never holds ${JSON.stringify(value)}.`,
            choices ? didYouMean(String(value), choices.map(String)) : 'Compare with a value of its type.',
          );
      }
    }
};

/** A property is never the condition of itself. */
const itself: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const { property, path } of mentionsIn(place.value['x-visible-when'] ?? {}))
      if (property === place.property)
        yield broken(
          inside(place, ['x-visible-when', ...path], property),
          `"${property}" is shown only while it has a value, which it cannot get while it is hidden.`,
          'Let the condition speak of another property.',
        );
};

/** Rules of what is said about a record: `if`, `x-visible-when`, `x-validations`. */
export const conditions: readonly Rule[] = [mentioned, dead, itself];
