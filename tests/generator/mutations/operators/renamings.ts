import { renameFile } from '../fileMutations.ts';
import { editFile, type Mutation, misspell, placeOf, renameAtPath, setAtPath } from '../Mutation.ts';
import { keyOf, namesIn } from '../MutationContext.ts';
import type { SchemaSite } from '../SchemaSite.ts';
import type { Operators } from './Operator.ts';

function renamed(operator: string, spot: SchemaSite, name?: string): Mutation[] {
  const owner = spot.path.slice(0, -1);
  const other = misspell(keyOf(spot));
  if (namesIn(spot.file, owner).includes(other)) return [];
  return [
    {
      operator,
      places: [placeOf(spot), { file: spot.file.path, path: [...owner, other] }],
      name,
      apply: editFile(spot.file, (copy) => renameAtPath(copy, spot.path, other)),
    },
  ];
}

/** Operators that misspell keywords, or rename things that other places refer to. */
export const renamings: Operators = {
  'rename a word': ({ spots }, operator) =>
    spots.filter(({ isWord }) => isWord).flatMap((spot) => renamed(operator, spot)),
  'rename what is named elsewhere': ({ spoken }, operator) =>
    spoken.flatMap((spot) => renamed(operator, spot, keyOf(spot))),
  'rename a choice that is spoken of': ({ choices }, operator) =>
    choices.map((spot) => ({
      operator,
      places: [placeOf(spot)],
      name: String(spot.value),
      apply: editFile(spot.file, (copy) => setAtPath(copy, spot.path, misspell(String(spot.value)))),
    })),
  'rename a file that is referred to': ({ referred }, operator) =>
    referred.map((file) => renameFile(operator, file)),
};
