import { baseName } from '../fileMutations.ts';
import { editFile, type Mutation, type MutationPlace, placeOf, takeAtPath } from '../Mutation.ts';
import { isMember, keyOf } from '../MutationContext.ts';
import type { SchemaSite } from '../SchemaSite.ts';
import type { Operators } from './Operator.ts';

const captions = new Set([
  'title',
  'description',
  'recordTitle',
  'confirmMessage',
  'submit',
  'summary',
  'x-i18n',
  'zh-CN',
]);

const deleted = (
  operator: string,
  spot: SchemaSite,
  more: readonly MutationPlace[] = [],
  name?: string,
): Mutation => ({
  operator,
  places: [placeOf(spot), ...more],
  name,
  apply: editFile(spot.file, (copy) => takeAtPath(copy, spot.path)),
});

/**
 * Returns the places of a caption and its translation. A missing one of them may be reported at the other or
 * at the captioned object.
 */
function counterparts({ file, path }: SchemaSite): MutationPlace[] {
  const translations = path.indexOf('x-i18n');
  const captioned = path.slice(0, translations < 0 ? -1 : translations);
  const twin = [...captioned, 'x-i18n', 'zh-CN', String(path.at(-1))];
  return [captioned, twin].map((place) => ({ file: file.path, path: place, isAlone: true }));
}

/** Operators that delete required or referenced things. Other deletions are changes of the design. */
export const deletions: Operators = {
  'delete a required member': ({ spots }, operator) =>
    spots.filter((spot) => spot.isRequired && isMember(spot)).map((spot) => deleted(operator, spot)),
  'delete a caption or its translation': ({ spots }, operator) =>
    spots
      .filter((spot) => !spot.isRequired && captions.has(keyOf(spot)))
      .filter((spot) => spot.isWord || keyOf(spot) === 'zh-CN')
      .map((spot) => deleted(operator, spot, counterparts(spot))),
  'delete a referenced member': ({ spoken }, operator) =>
    spoken.map((spot) => deleted(operator, spot, [], keyOf(spot))),
  'delete a referenced file': ({ referred }, operator) =>
    referred.map(({ path }) => ({
      operator,
      places: [{ file: path, path: [] }],
      name: baseName(path),
      apply: (tree) => tree.with({ [path]: undefined }),
    })),
};
