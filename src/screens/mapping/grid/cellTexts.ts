import type { Translate } from '../../../contract/text/phrases.ts';
import type { RowStep } from '../engine/MappingEngine.ts';
import type { SheetColumn, SheetRow } from '../sheet/Sheet.ts';
import type { GridCaptions } from './useGridCaptions.ts';

/** Functions that read more than one source field. */
const multiSourceFunctions = new Set(['CONCATENATE', 'CUSTOM']);

/**
 * Returns the syntax that a row's function expects in a cell (schemas/SPECIFICATION.md section 11). Undefined
 * if any text is valid.
 */
export function syntaxHint(
  column: SheetColumn,
  { cells }: SheetRow,
  { choicesOf, displayText }: GridCaptions,
  t: Translate,
): string | undefined {
  const { functionType, targetField } = cells;
  if (isUnusedColumn(column, functionType))
    return t('mappingEditor.grid.unused', { function: displayText('functionType', functionType) });
  if (column === 'sourceField')
    return t(`mappingEditor.completion.${multiSourceFunctions.has(functionType) ? 'somePaths' : 'onePath'}`);
  const isKnown = choicesOf('functionType')?.some(({ text }) => text === functionType);
  if (column !== 'expression' || !isKnown) return undefined;
  return t(`mappingEditor.completion.expression.${functionType}`, { prefix: `${targetField || '…'}[].` });
}

/**
 * The column that a function does not use: `x-visible-when` of entity `fieldMapping`. A test compares both.
 */
const unusedColumns: Readonly<Record<string, SheetColumn>> = {
  REGULAR: 'expression',
  NEGATE: 'expression',
  CURRENT_TIME: 'sourceField',
  FIXED_VALUE: 'sourceField',
  POST_CUSTOM: 'sourceField',
};

export const isUnusedColumn = (column: SheetColumn, functionType: string): boolean =>
  unusedColumns[functionType] === column;

/** A cell has no room for more. */
const shownStepLimit = 5;
const textLimit = 120;

function outputText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > textLimit ? `${text.slice(0, textLimit)}…` : text;
}

interface StepsText {
  readonly text: string;
  readonly isError: boolean;
}

/** Describes the steps of a row in the preview: its value, its values in a sub-table, or its error. */
export function describeSteps(steps: readonly RowStep[], t: Translate): StepsText {
  const failed = steps.filter(({ error }) => error);
  const error = failed[0]?.error;
  const count = steps.length;
  if (error) {
    const reason = t(`mapping.${error.code}`, error.parameters);
    const text =
      count === 1 ? reason : t('mappingEditor.grid.failed', { failed: failed.length, count, reason });
    return { text, isError: true };
  }
  const values = steps
    .slice(0, shownStepLimit)
    .map(({ output }) => outputText(output))
    .join(', ');
  const text =
    count > shownStepLimit ? t('mappingEditor.grid.several', { values: `${values}…`, count }) : values;
  return { text, isError: false };
}
