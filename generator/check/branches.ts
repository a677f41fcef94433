import { isRecord } from '../../src/contract/isRecord.ts';
import type { Condition } from '../source.ts';
import { conditionsOf } from './conditions.ts';
import { broken, inside, type Place } from './place.ts';
import type { Rule } from './rule.ts';

/** The conditions inside a condition. */
function within(place: Place<Condition>): Place<Condition>[] {
  return Object.entries(place.value).flatMap(([word, value]): Place<Condition>[] => {
    const parts = Array.isArray(value) ? [...value.entries()] : [];
    const below = isRecord(value)
      ? [inside(place, [word], value)]
      : parts.flatMap(([index, part]) => (isRecord(part) ? [inside(place, [word, index], part)] : []));
    // The members of `properties` are names.
    return below.flatMap((found) => [...(word === 'properties' ? [] : [found]), ...within(found)]);
  });
}

/** Inside a condition, too, an `if` has consequences, and consequences have an `if`. */
const paired: Rule = function* (sources) {
  const outer = conditionsOf(sources).map(({ file, pointer, value }) => ({ file, pointer, value }));
  for (const place of outer.flatMap((found) => [found, ...within(found)])) {
    const has = (word: string): boolean => word in place.value;
    if (has('if') && !has('then') && !has('else'))
      yield broken(
        inside(place, ['if'], undefined),
        'Nothing follows from this "if".',
        'Add "then" or "else".',
      );
    for (const word of ['then', 'else'])
      if (has(word) && !has('if'))
        yield broken(inside(place, [word], undefined), `"${word}" has no "if".`, 'Add "if" beside it.');
  }
};

/** Rules of choices between conditions. */
export const branches: readonly Rule[] = [paired];
