import type { Suggestion } from './Suggestion.ts';

/** Target fields of the suggestions that are accepted. */
export type Accepted = ReadonlySet<string>;

/** Surer ones are ticked when the list is shown. */
const sure = 0.85;

/** The list of a suggestion, the list that this one is in, and so on. */
function* above(suggestions: readonly Suggestion[], { within }: Suggestion): Iterable<Suggestion> {
  const list = suggestions.find(({ targetField }) => targetField === within);
  if (!list) return;
  yield list;
  yield* above(suggestions, list);
}

/** Accepts one, and the sub-tables that it reads from. */
export const accept = (
  accepted: Accepted,
  suggestions: readonly Suggestion[],
  suggestion: Suggestion,
): Accepted =>
  new Set([
    ...accepted,
    suggestion.targetField,
    ...[...above(suggestions, suggestion)].map(({ targetField }) => targetField),
  ]);

/** Rejects one, and all that reads from it. */
export function reject(
  accepted: Accepted,
  suggestions: readonly Suggestion[],
  { targetField }: Suggestion,
): Accepted {
  const rejected = suggestions.filter(
    (one) =>
      one.targetField === targetField ||
      [...above(suggestions, one)].some((list) => list.targetField === targetField),
  );
  return new Set([...accepted].filter((field) => !rejected.some((one) => one.targetField === field)));
}

/** Those that hardly anybody would reject. */
export const sureOnes = (suggestions: readonly Suggestion[]): Accepted =>
  suggestions
    .filter(({ score }) => score >= sure)
    .reduce<Accepted>((accepted, one) => accept(accepted, suggestions, one), new Set());
