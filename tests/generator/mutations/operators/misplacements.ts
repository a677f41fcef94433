import { schemaFolders } from '../../../../generator/load/Project.ts';
import { isRecord } from '../../../../src/contract/json/isRecord.ts';
import { nameIn, placeFile } from '../fileMutations.ts';
import { editFile, type Mutation, placeOf, setAtPath, takeAtPath, valueAtPath } from '../Mutation.ts';
import { isInCondition, isMember, keyOf, namesIn } from '../MutationContext.ts';
import type { SchemaSite, SitePath } from '../SchemaSite.ts';
import type { Operators } from './Operator.ts';

/**
 * Returns whether a part of a condition moves within it. The result is another valid condition, so it is
 * design.
 */
const isRearranged = ({ path }: SchemaSite, owner: SitePath): boolean =>
  isInCondition(path.slice(0, -1)) && isInCondition(owner);

function moved(operator: string, spot: SchemaSite, owner: SitePath): Mutation[] {
  if (namesIn(spot.file, owner).includes(keyOf(spot)) || isRearranged(spot, owner)) return [];
  const path = [...owner, keyOf(spot)];
  return [
    {
      operator,
      places: [placeOf(spot), { file: spot.file.path, path }],
      apply: editFile(spot.file, (copy) => setAtPath(copy, path, takeAtPath(copy, spot.path))),
    },
  ];
}

/** Returns the nearest object that contains the member's own object. */
function around({ file, path }: SchemaSite): SitePath | undefined {
  const lengths = path.slice(0, -1).map((_, index) => path.length - 2 - index);
  const found = lengths.find((length) => isRecord(valueAtPath(file.value, path.slice(0, length))));
  return found === undefined ? undefined : path.slice(0, found);
}

/** Returns the first sibling of a member that is an object. */
function beside({ file, path }: SchemaSite): SitePath | undefined {
  const owner = path.slice(0, -1);
  const key = namesIn(file, owner).find(
    (name) => name !== path.at(-1) && isRecord(valueAtPath(file.value, [...owner, name])),
  );
  return key === undefined ? undefined : [...owner, key];
}

/** Operators that move a member one level out or in, or a file to the folder of another kind. */
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
      Object.entries(schemaFolders)
        .filter(([folder]) => !file.path.startsWith(`schemas/${folder}/`))
        .map(([folder, { suffix }]) =>
          placeFile(operator, file, `schemas/${folder}/${nameIn(file.path)}${suffix}`, false),
        ),
    ),
};
