// biome-ignore-all lint/a11y/useSemanticElements: rows that are put in place one by one are no table to the browser
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Field } from '#generated/types.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { useCompletionSource } from '../completion/CompletionSource.ts';
import { noSteps, type StepsByRow } from '../engine/MappingEngine.ts';
import type { CellIssue, CellIssuesByRow } from '../issues/CellIssue.ts';
import { type SheetStore, sheetColumns } from '../sheet/Sheet.ts';
import { selectedArea } from '../sheet/selection.ts';
import { type ActiveCell, GridContext, type GridContextValue } from './GridContext.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import { useGridKeys } from './keyboard/useGridKeys.ts';
import styles from './MappingGrid.module.css';
import { useGridCaptions } from './useGridCaptions.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import { useGridPointer } from './useGridPointer.ts';
import { useVisibleRows } from './useVisibleRows.ts';

export interface GridHandle {
  /** Moves the focus to the cell at the sheet's cursor. */
  readonly focus: () => void;
  /** Writes the draft of the active cell, before the rows are saved. */
  readonly commit: () => void;
}

interface MappingGridProps extends Pick<GridContextValue, 'parseCell' | 'check' | 'checkAsync' | 'isLocked'> {
  readonly store: SheetStore;
  /** By row id. A row without changes keeps its list. */
  readonly issues: CellIssuesByRow;
  /** The steps of the preview, which show the preview column. Undefined without a preview. */
  readonly stepsByRow: StepsByRow | undefined;
  /** The sample document as text, for the completion of source fields and expressions. */
  readonly sample: string;
  /** The target fields (GET /field). Unchanged fields keep the same array. */
  readonly targets: readonly Field[];
  /** The expressions of a sub-query. */
  readonly lookUpPaths: readonly string[];
  readonly ref?: Ref<GridHandle>;
}

const noIssues: readonly CellIssue[] = [];

/**
 * The rows of a mapping as a spreadsheet. Only visible rows render, and a key in a cell renders that cell
 * only.
 */
export function MappingGrid(props: MappingGridProps): ReactNode {
  const { store, issues, stepsByRow, sample, targets, lookUpPaths } = props;
  const { parseCell, check, checkAsync, isLocked, ref } = props;
  const t = useTranslate();
  const helpId = useId();
  const captions = useGridCaptions();
  const sheet = useSyncExternalStore(store.subscribe, store.get);
  const { rows, cursor } = sheet;
  const completions = useCompletionSource(sample, rows, targets, lookUpPaths);
  const scroller = useRef<HTMLDivElement>(null);
  const active = useRef<ActiveCell>(null);
  const isFocused = useRef(false);
  const contextValue = useMemo<GridContextValue>(
    () => ({ store, captions, isLocked, parseCell, completions, isFocused, active, check, checkAsync }),
    [store, captions, isLocked, parseCell, completions, check, checkAsync],
  );
  const onKeyDown = useGridKeys(contextValue, scroller);
  const { items, height } = useVisibleRows(scroller, rows.length, cursor.row);

  const shownCursor = useRef(cursor);
  useEffect(() => {
    if (shownCursor.current !== cursor) active.current?.reveal();
    shownCursor.current = cursor;
  }, [cursor]);

  useImperativeHandle(ref, () => ({
    focus: () => {
      isFocused.current = true;
      active.current?.focus();
    },
    commit: () => active.current?.commit(),
  }));

  function onFocus({ currentTarget, target }: FocusEvent): void {
    isFocused.current = true;
    // A click on the header or the scroll bar.
    if (target === currentTarget) active.current?.focus();
  }
  function onBlur({ currentTarget, relatedTarget, target }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget) && document.activeElement !== target)
      isFocused.current = false;
  }

  const { top, bottom, left, right } = selectedArea(sheet);
  return (
    <GridContext value={contextValue}>
      <div className={styles.frame} data-previewed={stepsByRow !== undefined}>
        <p id={helpId} className={controls.visuallyHidden}>
          {t('mappingEditor.grid.help')}
        </p>
        <div
          ref={scroller}
          role="grid"
          className={styles.grid}
          aria-label={t('mappingEditor.grid.name')}
          aria-describedby={helpId}
          aria-rowcount={rows.length + 1}
          aria-colcount={sheetColumns.length + (stepsByRow ? 2 : 1)}
          aria-multiselectable="true"
          aria-readonly={isLocked}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
          {...useGridPointer(contextValue, scroller)}
          {...useGridClipboard(contextValue)}
        >
          <GridHeader captions={captions} isPreviewed={stepsByRow !== undefined} />
          <div role="rowgroup" className={styles.body} style={{ height }}>
            {items.map(({ index, start }) => {
              const row = rows[index];
              if (!row) return null;
              const isSelected = top <= index && index <= bottom;
              return (
                <GridRow
                  key={row.id}
                  row={row}
                  index={index}
                  top={start}
                  left={isSelected ? left : -1}
                  right={isSelected ? right : -1}
                  active={index === cursor.row ? cursor.column : -1}
                  issues={issues.get(row.id) ?? noIssues}
                  steps={stepsByRow && (stepsByRow.get(row.id) ?? noSteps)}
                  captions={captions}
                />
              );
            })}
          </div>
        </div>
      </div>
    </GridContext>
  );
}
