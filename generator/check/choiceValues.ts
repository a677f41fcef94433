import type { SchemaSource } from '../source.ts';
import { broken, elements, inside, members, type Place } from './place.ts';
import type { Rule } from './rule.ts';
import type { SchemaPlace } from './sources.ts';

const fits = (type: SchemaSource['type'], value: unknown): boolean =>
  type === undefined || type === typeof value || (type === 'integer' && Number.isInteger(value));

/** Every value that a schema offers or insists on. */
const offered = (place: SchemaPlace): Place<unknown>[] => [
  ...elements(place, 'oneOf', place.value.oneOf).map((choice) =>
    inside(choice, ['const'], choice.value.const),
  ),
  ...elements(place, 'enum', place.value.enum),
  ...('const' in place.value ? [inside(place, ['const'], place.value.const)] : []),
];

/** What can be chosen is of the type that the property has: anything else would be refused. */
const typed: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const choice of offered(place))
      if (!fits(place.value.type, choice.value))
        yield broken(
          choice,
          `${JSON.stringify(choice.value)} can never be chosen: the type is ${place.value.type}.`,
          'Change the choice, or "type".',
        );
};

/** What a parameter takes is of its type. */
const parameters: Rule = function* ({ operations }) {
  for (const operation of operations)
    for (const [, parameter] of members(operation, 'query', operation.value.query))
      for (const choice of elements(parameter, 'enum', parameter.value.enum))
        if (!fits(parameter.value.type, choice.value))
          yield broken(
            choice,
            `${JSON.stringify(choice.value)} can never be sent: the type is ${parameter.value.type}.`,
            'Change the choice, or "type".',
          );
};

/** Rules of the values of choices. */
export const choiceValues: readonly Rule[] = [typed, parameters];
