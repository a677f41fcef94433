import type { Translate } from '../../../contract/phrases.ts';
import type { Column, SheetRow } from '../sheet/Sheet.ts';
import { isUnused } from './isUnused.ts';
import type { GridWords } from './useGridWords.ts';

/** Functions that read more than one source field. */
const several = new Set(['CONCATENATE', 'CUSTOM']);

/** The syntax that a row's function expects in a cell (schemas/SPECIFICATION.md section 11); undefined where any text is valid. */
export function hintOf(
  column: Column,
  { cells }: SheetRow,
  { choicesOf, shown }: GridWords,
  t: Translate,
): string | undefined {
  const { functionType, targetField } = cells;
  if (isUnused(column, functionType))
    return t('mappingEditor.grid.unused', { function: shown('functionType', functionType) });
  if (column === 'sourceField')
    return t(`mappingEditor.completion.${several.has(functionType) ? 'somePaths' : 'onePath'}`);
  const isKnown = choicesOf('functionType')?.some(({ text }) => text === functionType);
  if (column !== 'expression' || !isKnown) return undefined;
  return t(`mappingEditor.completion.expression.${functionType}`, { prefix: `${targetField || '…'}[].` });
}
