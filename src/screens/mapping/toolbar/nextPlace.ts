import type { Place } from '../sheet/Sheet.ts';

const compare = (one: Place, other: Place): number => one.row - other.row || one.column - other.column;

/** The place after the cursor, or before it, going round at the end; places come in reading order. */
export function nextPlace(places: readonly Place[], cursor: Place, step: 1 | -1): Place | undefined {
  if (step === 1) return places.find((place) => compare(place, cursor) > 0) ?? places[0];
  return places.findLast((place) => compare(place, cursor) < 0) ?? places.at(-1);
}

/** Which of the places the cursor is at, counted from one; 0 when it is elsewhere. */
export const placeOf = (places: readonly Place[], cursor: Place): number =>
  places.findIndex((place) => compare(place, cursor) === 0) + 1;
