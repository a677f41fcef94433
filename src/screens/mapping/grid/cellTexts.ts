import { choiceHelpKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { functionOf } from '../../../mapping/functions/index.ts';
import type { RowSteps } from '../engine/MappingEngine.ts';
import type { SheetColumn, SheetRow } from '../sheet/Sheet.ts';
import type { GridCaptions } from './useGridCaptions.ts';

/**
 * Returns the syntax that a row's function expects in a cell (schemas/SPECIFICATION.md section 11). Undefined
 * if any text is valid.
 */
export function syntaxHint(
  column: SheetColumn,
  { cells }: SheetRow,
  { displayText }: GridCaptions,
  t: Translate,
): string | undefined {
  const { functionType, targetField } = cells;
  if (isUnusedColumn(column, cells))
    return t('mappingEditor.grid.unused', { function: displayText('functionType', functionType) });
  const mappingFunction = functionOf(cells);
  if (column === 'sourceField') {
    const count = mappingFunction?.sourceField?.count ?? 'one';
    return t(`mappingEditor.completion.${count === 'one' ? 'onePath' : 'somePaths'}`);
  }
  if (column !== 'expression' || !mappingFunction) return undefined;
  return t(choiceHelpKey('interface', ['fieldMappings', 'functionType'], functionType), {
    prefix: `${targetField || '…'}[].`,
  });
}

/** True for a column that the row's function ignores. */
export const isUnusedColumn = (column: SheetColumn, cells: SheetRow['cells']): boolean =>
  (column === 'sourceField' || column === 'expression') && functionOf(cells)?.[column] === null;

/** A cell has no space for more. */
const shownStepLimit = 5;
const textLimit = 120;

/** Returns the text of JSON, which may be cut off: a string without quotation marks, other values unchanged. */
function plainTextOf(json: string): string {
  if (!json.startsWith('"')) return json;
  try {
    return String(JSON.parse(json));
  } catch {
    return json.slice(1);
  }
}

function outputText(json = ''): string {
  const text = plainTextOf(json);
  return text.length > textLimit ? `${text.slice(0, textLimit)}…` : text;
}

interface StepsText {
  readonly text: string;
  readonly isError: boolean;
}

/** Describes the steps of a row in the preview: its value, its values in a sub-table, or its error. */
export function describeSteps({ count, failed, shown }: RowSteps, t: Translate): StepsText {
  const error = shown.find((step) => step.error)?.error;
  if (error) {
    const reason = t(`mapping.${error.code}`, error.parameters);
    const text = count === 1 ? reason : t('mappingEditor.grid.failed', { failed, count, reason });
    return { text, isError: true };
  }
  const values = shown
    .slice(0, shownStepLimit)
    .map(({ output }) => outputText(output))
    .join(', ');
  const text =
    count > shownStepLimit ? t('mappingEditor.grid.several', { values: `${values}…`, count }) : values;
  return { text, isError: false };
}
