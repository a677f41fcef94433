// biome-ignore-all lint/a11y/useSemanticElements: rows that are put in place one by one are no table to the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard is in the editor of the active cell, the grid's one tab stop
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Finding } from '../findings/Finding.ts';
import { type Column, columns, type SheetRow } from '../sheet/Sheet.ts';
import { CellEditor } from './CellEditor.tsx';
import { CellText } from './CellText.tsx';
import styles from './grid.module.css';
import { isUnused } from './isUnused.ts';
import type { GridWords } from './useGridWords.ts';

interface GridCellProps {
  readonly row: SheetRow;
  readonly index: number;
  readonly column: Column;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly findings: readonly Finding[];
  readonly words: GridWords;
}

/** Why a cell is marked: what is wrong with it, what is worth knowing, or that its function makes no use of it. */
function markOf(findings: readonly Finding[], isIdle: boolean): 'error' | 'advice' | 'unused' | undefined {
  if (findings.some(({ isAdvice }) => !isAdvice)) return 'error';
  if (findings.length > 0) return 'advice';
  return isIdle ? 'unused' : undefined;
}

/** A cell of text; the active one holds the editor. */
export function GridCell(props: GridCellProps): ReactNode {
  const { row, index, column, isActive, isSelected, findings, words } = props;
  const t = useTranslate();
  const { functionType } = row.cells;
  const text = words.shown(column, row.cells[column]);
  const isIdle = isUnused(column, functionType);
  const mark = markOf(findings, isIdle);
  const unused = () =>
    t('mappingEditor.grid.unused', { function: words.shown('functionType', functionType) });
  const told = [...findings.map(({ key, parameters }) => t(key, parameters)), ...(isIdle ? [unused()] : [])];
  return (
    <div
      role="gridcell"
      aria-colindex={columns.indexOf(column) + 2}
      aria-selected={isSelected}
      aria-invalid={mark === 'error' || undefined}
      title={told.join('\n') || text || undefined}
      data-column={column}
      data-mark={mark}
      data-active={isActive || undefined}
      className={styles.cell}
    >
      {isActive ? (
        <CellEditor row={row} index={index} column={column} findings={findings} />
      ) : (
        <CellText text={text} />
      )}
      {mark === 'error' && <TriangleAlert size={14} aria-hidden="true" className={styles.mark} />}
      {mark === 'advice' && <Info size={14} aria-hidden="true" className={styles.mark} />}
    </div>
  );
}
