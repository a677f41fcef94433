import { renamedFile } from '../files.ts';
import { edited, type Mutation, misspelt, placeOf, put, rename } from '../Mutation.ts';
import type { Spot } from '../Spot.ts';
import { keyOf, namesIn } from '../World.ts';
import type { Operators } from './Operator.ts';

function renamed(operator: string, spot: Spot, name?: string): Mutation[] {
  const owner = spot.path.slice(0, -1);
  const other = misspelt(keyOf(spot));
  if (namesIn(spot.file, owner).includes(other)) return [];
  return [
    {
      operator,
      places: [placeOf(spot), { file: spot.file.path, path: [...owner, other] }],
      name,
      apply: edited(spot.file, (copy) => rename(copy, spot.path, other)),
    },
  ];
}

/** Words of the vocabulary that are mistyped, and names that others still speak of. */
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
      apply: edited(spot.file, (copy) => put(copy, spot.path, misspelt(String(spot.value)))),
    })),
  'rename a file that is referred to': ({ referred }, operator) =>
    referred.map((file) => renamedFile(operator, file)),
};
