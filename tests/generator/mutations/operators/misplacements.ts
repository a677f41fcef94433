import { isRecord } from '../../../../src/contract/isRecord.ts';
import { nameIn, placed } from '../files.ts';
import { at, edited, type Mutation, placeOf, put, take } from '../Mutation.ts';
import type { Path, Spot } from '../Spot.ts';
import { folders } from '../Tree.ts';
import { isInCondition, isMember, keyOf, namesIn } from '../World.ts';
import type { Operators } from './Operator.ts';

/** A part of a condition that is moved within it makes another condition: that is design. */
const isRearranged = ({ path }: Spot, owner: Path): boolean =>
  isInCondition(path.slice(0, -1)) && isInCondition(owner);

function moved(operator: string, spot: Spot, owner: Path): Mutation[] {
  if (namesIn(spot.file, owner).includes(keyOf(spot)) || isRearranged(spot, owner)) return [];
  const path = [...owner, keyOf(spot)];
  return [
    {
      operator,
      places: [placeOf(spot), { file: spot.file.path, path }],
      apply: edited(spot.file, (copy) => put(copy, path, take(copy, spot.path))),
    },
  ];
}

/** The nearest object around the one that a member stands in. */
function around({ file, path }: Spot): Path | undefined {
  const lengths = path.slice(0, -1).map((_, index) => path.length - 2 - index);
  const found = lengths.find((length) => isRecord(at(file.value, path.slice(0, length))));
  return found === undefined ? undefined : path.slice(0, found);
}

/** The first object beside a member. */
function beside({ file, path }: Spot): Path | undefined {
  const owner = path.slice(0, -1);
  const key = namesIn(file, owner).find(
    (name) => name !== path.at(-1) && isRecord(at(file.value, [...owner, name])),
  );
  return key === undefined ? undefined : [...owner, key];
}

/** Members one level too high or too low, and files in the folder of another kind. */
export const misplacements: Operators = {
  'move a member out': ({ spots }, operator) =>
    spots.filter(isMember).flatMap((spot) => {
      const owner = around(spot);
      return owner ? moved(operator, spot, owner) : [];
    }),
  'move a member in': ({ spots }, operator) =>
    spots.filter(isMember).flatMap((spot) => {
      const owner = beside(spot);
      return owner ? moved(operator, spot, owner) : [];
    }),
  'move a file to another folder': ({ files }, operator) =>
    files.flatMap((file) =>
      Object.entries(folders)
        .filter(([folder]) => !file.path.startsWith(`schemas/${folder}/`))
        .map(([folder, extension]) =>
          placed(operator, file, `schemas/${folder}/${nameIn(file.path)}${extension}`, false),
        ),
    ),
};
