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
 * Returns whether a place declares a name: a tab's id, a choice, the former name of a property, or a constant that
 * distinguishes families.
 */
const isDeclared = (spot: SchemaSite, distinguishing: ReadonlySet<string>): boolean =>
  keyOf(spot) === 'id' ||
  (keyOf(spot) === 'from' && spot.path.includes('x-migrations')) ||
  (keyOf(spot) === 'const' && !isInCondition(spot.path)) ||
  (spot.path.at(-2) === 'constants' && distinguishing.has(keyOf(spot)));

/** Parts of a back end with names and addresses that others chose. The project cannot know them. */
const foreign = ['services', 'list', 'answer', 'errors', 'signIn'];

const isForeign = ({ file, path: [part] }: SchemaSite): boolean =>
  file.path.startsWith('schemas/backends/') && foreign.includes(String(part));

/** Operator that misspells a reference, so that it refers to a missing name. */
export const danglings: Operators = {
  'misspell a reference': ({ spots }, operator) => {
    const distinguishing = new Set(
      spots.filter((spot) => keyOf(spot) === 'x-choices').map(({ path }) => String(path.at(-2))),
    );
    return spots
      .filter(({ value, path }) => typeof value === 'string' && !path.some((key) => free.has(String(key))))
      .filter((spot) => !isDeclared(spot, distinguishing) && !isForeign(spot))
      .map((spot) => ({
        operator,
        places: [placeOf(spot)],
        apply: editFile(spot.file, (copy) => setAtPath(copy, spot.path, misspell(String(spot.value)))),
      }));
  },
};
