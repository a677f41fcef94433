// biome-ignore-all lint/a11y/useSemanticElements: rows that are put in place one by one are no table to the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard is in the editor of the active cell, the grid's one tab stop
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import type { CellIssue } from '../issues/CellIssue.ts';
import { type SheetColumn, type SheetRow, sheetColumns } from '../sheet/Sheet.ts';
import { CellText } from './CellText.tsx';
import { CellEditor } from './cellEditor/CellEditor.tsx';
import { isUnusedColumn } from './cellTexts.ts';
import styles from './MappingGrid.module.css';
import type { GridCaptions } from './useGridCaptions.ts';

interface GridCellProps {
  readonly row: SheetRow;
  readonly index: number;
  readonly column: SheetColumn;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly issues: readonly CellIssue[];
  readonly captions: GridCaptions;
}

/** Returns the mark of a cell: an error, advice, or unused by the row's function. */
function markOf(issues: readonly CellIssue[], isIdle: boolean): 'error' | 'advice' | 'unused' | undefined {
  if (issues.some(({ isAdvice }) => !isAdvice)) return 'error';
  if (issues.length > 0) return 'advice';
  return isIdle ? 'unused' : undefined;
}

/** A cell of the grid. The active cell contains the editor. */
export function GridCell(props: GridCellProps): ReactNode {
  const { row, index, column, isActive, isSelected, issues, captions } = props;
  const t = useTranslate();
  const { functionType } = row.cells;
  const text = captions.displayText(column, row.cells[column]);
  const isIdle = isUnusedColumn(column, row.cells);
  const mark = markOf(issues, isIdle);
  const unused = () =>
    t('mappingEditor.grid.unused', { function: captions.displayText('functionType', functionType) });
  const notes = [...issues.map(({ key, parameters }) => t(key, parameters)), ...(isIdle ? [unused()] : [])];
  return (
    <div
      role="gridcell"
      aria-colindex={sheetColumns.indexOf(column) + 2}
      aria-selected={isSelected}
      aria-invalid={mark === 'error' || undefined}
      title={notes.join('\n') || text || undefined}
      data-column={column}
      data-mark={mark}
      data-active={isActive || undefined}
      className={styles.cell}
    >
      {isActive ? (
        <CellEditor row={row} index={index} column={column} issues={issues} />
      ) : (
        <CellText text={text} />
      )}
      {mark === 'error' && <TriangleAlert size={14} aria-hidden="true" className={styles.mark} />}
      {mark === 'advice' && <Info size={14} aria-hidden="true" className={styles.mark} />}
    </div>
  );
}
