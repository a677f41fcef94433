import { editFile, misspell, placeOf, setAtPath } from '../Mutation.ts';
import { isInCondition, keyOf } from '../MutationContext.ts';
import type { SchemaSite } from '../SchemaSite.ts';
import type { Operators } from './Operator.ts';

/** Keywords with captions, addresses and values of records. Any other text is valid there, too. */
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

/**
 * Returns whether a place declares a name: a tab's id, a choice, or a constant that distinguishes families.
 */
const isDeclared = (spot: SchemaSite, telling: ReadonlySet<string>): boolean =>
  keyOf(spot) === 'id' ||
  (keyOf(spot) === 'const' && !isInCondition(spot.path)) ||
  (spot.path.at(-2) === 'constants' && telling.has(keyOf(spot)));

/** Operator that changes a reference to a name that does not exist. */
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
