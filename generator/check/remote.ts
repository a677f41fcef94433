import type { ReferenceSource } from '../source.ts';
import { type OperationPlace, parametersOf, requiredOf, resultOf } from './operationPlace.ts';
import { broken, didYouMean, inside, members, type Place } from './place.ts';
import type { Rule } from './rule.ts';
import type { SchemaPlace, Sources } from './sources.ts';

interface Remote {
  readonly at: Place<ReferenceSource>;
  readonly schema: SchemaPlace;
  /** Undefined when there is no such operation. */
  readonly operation: OperationPlace | undefined;
}

const remotes = ({ schemas, operation }: Sources): Remote[] =>
  schemas.flatMap((schema) => {
    const reference = schema.value['x-reference'];
    if (reference === undefined) return [];
    return [
      { at: inside(schema, ['x-reference'], reference), schema, operation: operation(reference.operation) },
    ];
  });

/** A remote choice is answered by an operation. */
const operation: Rule = function* (sources) {
  for (const { at } of remotes(sources))
    if (!sources.mayHaveOperation(at.value.operation))
      yield broken(
        inside(at, ['operation'], undefined),
        `There is no operation "${at.value.operation}".`,
        didYouMean(at.value.operation, sources.operationIds),
      );
};

/** It answers with a list to choose from. */
const list: Rule = function* (sources) {
  for (const { at, operation: found } of remotes(sources))
    if (found && !resultOf(found)?.many)
      yield broken(
        inside(at, ['operation'], undefined),
        `"${at.value.operation}" answers with no list to choose from.`,
        'Name an operation whose result is a list or a page.',
      );
};

/** What is kept and what is shown are properties of what it answers with. */
const properties: Rule = function* (sources) {
  for (const { at, operation: found } of remotes(sources)) {
    const result = found && resultOf(found);
    const known = result && sources.propertiesOf(result.ref);
    if (known === undefined) continue;
    for (const word of ['value', 'label', 'timeZone'] as const) {
      const name = at.value[word];
      if (name !== undefined && !(name in known))
        yield broken(
          inside(at, [word], undefined),
          `The result of "${at.value.operation}" has no property "${name}".`,
          didYouMean(name, Object.keys(known)),
        );
    }
  }
};

/** A choice is kept, shown and looked for by what is answered: neither by a secret nor by what lists leave out. */
const answered: Rule = function* (sources) {
  for (const { at, operation: found } of remotes(sources)) {
    const result = found && resultOf(found);
    const known = result && sources.propertiesOf(result.ref);
    for (const word of ['value', 'label', 'timeZone'] as const) {
      const property = known?.[at.value[word] ?? ''];
      if (property?.writeOnly || property?.['x-omit-from-list'])
        yield broken(
          inside(at, [word], undefined),
          `"${at.value[word]}" is ${property.writeOnly ? 'a secret' : 'a detail'}: "${at.value.operation}" never answers it.`,
          'Name another property.',
        );
    }
  }
};

/** What is typed, and what narrows the choice, are parameters of the operation. */
const parameters: Rule = function* (sources) {
  for (const { at, operation: found } of remotes(sources)) {
    if (found === undefined) continue;
    const known = parametersOf(found);
    const { search, params } = at.value;
    const named = [
      ...(search === undefined ? [] : [['search', search] as const]),
      ...Object.keys(params ?? {}).map((name) => ['params', name] as const),
    ];
    for (const [word, name] of named)
      if (!known.has(name))
        yield broken(
          inside(at, word === 'params' ? ['params', name] : ['search'], undefined),
          `"${at.value.operation}" has no parameter "${name}".`,
          didYouMean(name, known),
        );
  }
};

/** A parameter that is taken from the record is one of its properties. */
const record: Rule = function* (sources) {
  for (const { at, schema } of remotes(sources)) {
    const known = Object.keys(schema.owner.properties ?? {});
    for (const [, param] of members(at, 'params', at.value.params))
      if ('record' in param.value && !known.includes(param.value.record))
        yield broken(
          inside(param, ['record'], undefined),
          `The record has no property "${param.value.record}".`,
          didYouMean(param.value.record, known),
        );
  }
};

/** Nothing that the operation requires is left out. */
const missing: Rule = function* (sources) {
  for (const { at, operation: found } of remotes(sources))
    for (const name of found ? requiredOf(found) : [])
      if (!(name in (at.value.params ?? {})) && name !== at.value.search)
        yield broken(
          at,
          `"${at.value.operation}" requires the parameter "${name}".`,
          `Add "params": {"${name}": {"record": …}}, or a constant.`,
        );
};

export const remote: readonly Rule[] = [operation, list, properties, answered, parameters, record, missing];
