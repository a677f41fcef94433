import type { Column, SheetRow } from '../sheet/Sheet.ts';
import { type Completions, pathsFor } from './completionsOf.ts';
import { expressionOffers } from './expressionOffers.ts';
import { matching } from './matching.ts';
import type { Offers } from './Offer.ts';
import { partAt } from './partAt.ts';

/** What can stand at the caret of a cell of text; `text` is what is typed there, the row's other cells are as they are stored. */
export function offersAt(
  completions: Completions,
  { cells }: SheetRow,
  column: Column,
  text: string,
  caret: number,
): Offers | undefined {
  switch (column) {
    case 'targetField':
      return { from: 0, to: text.length, offers: matching(completions.targets, text) };
    case 'sourceField': {
      const part = partAt(text, caret);
      const paths = pathsFor(completions, cells.targetField);
      const offers = paths.map(({ source, example }) => ({
        text: source,
        ...(example !== undefined && { detail: example }),
      }));
      return { ...part, offers: matching(offers, text.slice(part.from, caret)) };
    }
    case 'expression':
      return expressionOffers(completions, cells, text, caret);
    default:
      return undefined;
  }
}
