import type { ListMatch } from './listMatches.ts';
import type { Suggestion } from './Suggestion.ts';
import type { ValueMatch } from './valueMatches.ts';
import type { Wanted } from './wantedOf.ts';

type Cells = Suggestion['cells'];

const newCells = ({ field, type, description }: Wanted): Cells => ({
  targetField: field,
  type,
  ...(description && { description }),
});

const suggestion = (
  { wanted, score, reasons }: ValueMatch | ListMatch,
  cells: Cells,
  within: string | undefined,
): Suggestion => ({
  targetField: wanted.field,
  ...(wanted.row && { rowId: wanted.row.id }),
  ...(within && { within }),
  cells: wanted.row ? cells : { ...newCells(wanted), ...cells },
  score: Math.round(score * 100) / 100,
  reasons,
});

/** A row that was given a function keeps it; a regular one gets that which its values need. */
export function valueSuggestion(match: ValueMatch, within: string | undefined): Suggestion {
  const { wanted, path, fit } = match;
  const made = { functionType: fit.functionType, ...(fit.expression && { expression: fit.expression }) };
  const keepsFunction = wanted.row && wanted.row.cells.functionType !== 'REGULAR';
  return suggestion(match, { ...(keepsFunction ? {} : made), sourceField: path }, within);
}

/** A list as it is, or, by an alias, as a sub-table whose rows map each element. */
export const listSuggestion = (
  match: ListMatch,
  alias: string | undefined,
  within: string | undefined,
): Suggestion =>
  suggestion(
    match,
    {
      ...(alias === undefined
        ? { functionType: 'REGULAR' }
        : { functionType: 'SUB_TABLE', expression: alias }),
      sourceField: match.path,
    },
    within,
  );
