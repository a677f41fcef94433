import { editFile, placeOf, setAtPath } from '../Mutation.ts';
import type { Operators } from './Operator.ts';

const another: Readonly<Record<string, unknown>> = {
  string: 7,
  number: 'seven',
  boolean: 'true',
  object: ['x'],
  array: { x: true },
};

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Operator that gives a value another JSON type. Another value of the same type is design. */
export const retypings: Operators = {
  'retype a value': ({ spots }, operator) =>
    spots.map((spot) => ({
      operator,
      places: [placeOf(spot)],
      apply: editFile(spot.file, (copy) => setAtPath(copy, spot.path, another[typeOf(spot.value)])),
    })),
};
