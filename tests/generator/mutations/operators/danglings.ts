import { editFile, misspell, placeOf, setAtPath } from '../Mutation.ts';
import { isInCondition, keyOf } from '../MutationContext.ts';
import type { SchemaSite } from '../SchemaSite.ts';
import type { Operators } from './Operator.ts';

/** Words for people, addresses, and what a record may hold: any other would do as well. */
const free = new Set([
  'title',
  'description',
  'recordTitle',
  'confirmMessage',
  'submit',
  'placeholder',
  'summary',
  'errorResponses',
  'default',
  'examples',
  'pattern',
  'path',
  'route',
  'x-i18n',
]);

/** These give a name instead of using one: a tab's id, a choice, a constant, and what tells a family apart. */
const isDeclared = (spot: SchemaSite, telling: ReadonlySet<string>): boolean =>
  keyOf(spot) === 'id' ||
  (keyOf(spot) === 'const' && !isInCondition(spot.path)) ||
  (spot.path.at(-2) === 'constants' && telling.has(keyOf(spot)));

/** Names of what there is not. */
export const danglings: Operators = {
  'dangle a name': ({ spots }, operator) => {
    const telling = new Set(
      spots.filter((spot) => keyOf(spot) === 'x-choices').map(({ path }) => String(path.at(-2))),
    );
    return spots
      .filter(({ value, path }) => typeof value === 'string' && !path.some((key) => free.has(String(key))))
      .filter((spot) => !isDeclared(spot, telling))
      .map((spot) => ({
        operator,
        places: [placeOf(spot)],
        apply: editFile(spot.file, (copy) => setAtPath(copy, spot.path, misspell(String(spot.value)))),
      }));
  },
};
