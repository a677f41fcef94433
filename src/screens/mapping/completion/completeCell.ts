import { functionOf } from '../../../mapping/functions/index.ts';
import type { ExpressionSyntax } from '../../../mapping/functions/MappingFunction.ts';
import type { SheetColumn, SheetRow } from '../sheet/Sheet.ts';
import { type CompletionItem, type CompletionList, matchItems } from './CompletionItem.ts';
import { type CompletionSource, readablePaths } from './CompletionSource.ts';
import { completeJsonata, sourceJsonataItems, targetJsonataItems } from './completeJsonata.ts';

/** Completions at the caret of a cell. `text` is the typed text; the row's other cells are as stored. */
export function completeCell(
  completions: CompletionSource,
  { cells }: SheetRow,
  column: SheetColumn,
  text: string,
  caret: number,
): CompletionList | undefined {
  switch (column) {
    case 'targetField':
      return { from: 0, to: text.length, items: matchItems(completions.targets, text) };
    case 'sourceField': {
      const part = partAtCaret(text, caret);
      const paths = readablePaths(completions, cells.targetField);
      const items = paths.map(({ source, example }) => ({
        text: source,
        ...(example !== undefined && { detail: example }),
      }));
      return { ...part, items: matchItems(items, text.slice(part.from, caret)) };
    }
    case 'expression':
      return completeExpression(completions, cells, text, caret);
    default:
      return undefined;
  }
}

type Cells = SheetRow['cells'];

const timePatterns = ['yyyy-MM-dd', 'yyyy-MM-dd HH:mm:ss', "yyyy-MM-dd'T'HH:mm:ssXXX", 'yyyyMMdd', 'HH:mm'];
const timeConversions = ['yyyyMMdd=>yyyy-MM-dd', 'yyyy-MM-dd=>yyyyMMdd', 'dd/MM/yyyy=>yyyy-MM-dd'];

const toItem = (text: string): CompletionItem => ({ text });

/** Suggests an alias for the element of a list: `orderLines` → `orderLine`. */
function suggestAliases(sourceField: string): string[] {
  const last =
    sourceField
      .replaceAll(/\[\d*\]/g, '')
      .split('.')
      .at(-1)
      ?.trim() ?? '';
  const singular = /^(.+?)(?:List|s)$/.exec(last)?.[1];
  return [...new Set([...(singular ? [singular] : []), 'item'])];
}

/** The properties of a list's elements that a group row can group by. */
function listGroupNames(
  completions: CompletionSource,
  { targetField, sourceField }: Cells,
): CompletionItem[] {
  const elements = `${sourceField.trim()}[].`;
  return readablePaths(completions, targetField)
    .filter(({ source }) => source.startsWith(elements))
    .map(({ source }) => toItem(source.slice(elements.length)))
    .filter(({ text }) => !/[.[]/.test(text));
}

const completeWhole = (texts: readonly string[], text: string): CompletionList => ({
  from: 0,
  to: text.length,
  items: matchItems(texts.map(toItem), text),
});

type Completer = (
  completions: CompletionSource,
  cells: Cells,
  text: string,
  caret: number,
) => CompletionList | undefined;

const completers: Readonly<Record<ExpressionSyntax, Completer>> = {
  text: () => undefined,
  sourceJsonata: (completions, cells, text, caret) =>
    completeJsonata(() => sourceJsonataItems(completions, cells), text, caret),
  targetJsonata: (completions, cells, text, caret) =>
    completeJsonata(() => targetJsonataItems(completions, cells), text, caret),
  timePattern: (_completions, _cells, text) => completeWhole(timePatterns, text),
  timeConversion: (_completions, _cells, text) => completeWhole(timeConversions, text),
  propertyNames: (completions, cells, text, caret) => {
    const part = partAtCaret(text, caret);
    return { ...part, items: matchItems(listGroupNames(completions, cells), text.slice(part.from, caret)) };
  },
  alias: (_completions, { sourceField }, text) => completeWhole(suggestAliases(sourceField), text),
  lookUp: ({ lookUpPaths }, _cells, text) => completeWhole(lookUpPaths, text),
};

/** Completions at the caret of an expression, by the syntax that the row's function reads. */
const completeExpression: Completer = (completions, cells, text, caret) => {
  const syntax = functionOf(cells)?.expression?.syntax;
  return syntax && completers[syntax](completions, cells, text, caret);
};

/** Returns the start and end of the part at the caret, in a text with commas between its parts. */
function partAtCaret(text: string, caret: number): { readonly from: number; readonly to: number } {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf(',') + 1;
  const comma = text.indexOf(',', caret);
  const to = comma < 0 ? text.length : comma;
  const indent = /^\s*/.exec(text.slice(start, caret))?.[0].length ?? 0;
  return { from: start + indent, to };
}
