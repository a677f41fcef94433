// biome-ignore-all lint/a11y/useSemanticElements: rows that are put in place one by one are no table to the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard is in the editor of the active cell, the grid's one tab stop
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, type ReactNode } from 'react';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import type { RowSteps } from '../engine/MappingEngine.ts';
import type { CellIssue } from '../issues/CellIssue.ts';
import { type SheetRow, sheetColumns } from '../sheet/Sheet.ts';
import { CellText } from './CellText.tsx';
import { describeSteps } from './cellTexts.ts';
import { GridCell } from './GridCell.tsx';
import styles from './MappingGrid.module.css';
import type { GridCaptions } from './useGridCaptions.ts';

interface GridRowProps {
  readonly row: SheetRow;
  readonly index: number;
  /** Pixels from the first row. */
  readonly top: number;
  /**
   * The selected columns, -1 for none. Numbers, so that a row with an unchanged selection does not render
   * again.
   */
  readonly left: number;
  readonly right: number;
  /** The column of the active cell, -1 for none. */
  readonly active: number;
  readonly issues: readonly CellIssue[];
  /** The steps of the row in the preview; undefined without a preview. */
  readonly steps: RowSteps | undefined;
  readonly captions: GridCaptions;
}

const noIssues: readonly CellIssue[] = [];

function PreviewCell({ steps }: { readonly steps: RowSteps }): ReactNode {
  const t = useTranslate();
  const { text, isError } = describeSteps(steps, t);
  return (
    <div
      role="gridcell"
      aria-colindex={sheetColumns.length + 2}
      aria-readonly="true"
      title={text}
      data-column="preview"
      data-mark={isError ? 'error' : undefined}
      className={styles.cell}
    >
      <CellText text={text} />
      {isError && <TriangleAlert size={14} aria-hidden="true" className={styles.mark} />}
    </div>
  );
}

/** A row of the mapping. It renders only when its own data changes. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { row, index, top, left, right, active, issues, steps, captions } = props;
  const isSelected = (column: number): boolean => left <= column && column <= right;
  return (
    <div role="row" aria-rowindex={index + 2} data-index={index} className={styles.row} style={{ top }}>
      <div
        role="rowheader"
        aria-colindex={1}
        data-column="lineNo"
        data-selected={left >= 0}
        className={styles.line}
      >
        {index + 1}
      </div>
      {sheetColumns.map((column, place) => (
        <GridCell
          key={column}
          row={row}
          index={index}
          column={column}
          isActive={place === active}
          isSelected={isSelected(place)}
          issues={issues.length === 0 ? noIssues : issues.filter((issue) => issue.column === column)}
          captions={captions}
        />
      ))}
      {steps && <PreviewCell steps={steps} />}
    </div>
  );
});
