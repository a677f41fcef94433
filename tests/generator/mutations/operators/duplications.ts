import { isRecord } from '../../../../src/contract/json/isRecord.ts';
import { copyFile } from '../fileMutations.ts';
import { duplicateMember, editFile, placeOf, setAtPath, valueAtPath } from '../Mutation.ts';
import { isMember, keyOf } from '../MutationContext.ts';
import type { Operators } from './Operator.ts';

/** Operators that duplicate a thing that may exist only once. */
export const duplications: Operators = {
  'duplicate an element': ({ spots }, operator) =>
    spots
      .filter((spot) => !isMember(spot))
      .map((spot) => {
        const file = spot.file.path;
        const list = spot.path.slice(0, -1);
        const next = Number(spot.path.at(-1)) + 1;
        return {
          operator,
          places: [placeOf(spot), { file, path: list, isAlone: true }, { file, path: [...list, next] }],
          apply: editFile(spot.file, (copy) => {
            const elements = valueAtPath(copy, list);
            if (Array.isArray(elements)) elements.splice(next, 0, spot.value);
          }),
        };
      }),
  'duplicate a member': ({ spots }, operator) =>
    spots.filter(isMember).map((spot) => ({
      operator,
      places: [placeOf(spot)],
      apply: (tree) => tree.with({ [spot.file.path]: duplicateMember(spot.file, spot.path) }),
    })),
  'duplicate under another name': ({ spots }, operator) =>
    spots
      .filter(({ isNamed, value }) => isNamed && isRecord(value) && ('title' in value || 'path' in value))
      .map((spot) => {
        const path = [...spot.path.slice(0, -1), `${keyOf(spot)}Copy`];
        return {
          operator,
          places: [placeOf(spot), { file: spot.file.path, path }],
          apply: editFile(spot.file, (copy) => setAtPath(copy, path, spot.value)),
        };
      }),
  'duplicate a file': ({ files }, operator) => files.map((file) => copyFile(operator, file)),
};
