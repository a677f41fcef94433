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
import type { Field } from '../../../generated/types.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import { useCompletions } from '../completion/useCompletions.ts';
import type { Finding, Findings } from '../findings/Finding.ts';
import type { PreviewStep, RowOutcomes } from '../preview/RowOutcome.ts';
import { areaOf } from '../sheet/areaOf.ts';
import { columns, type SheetStore } from '../sheet/Sheet.ts';
import { type ActiveCell, GridContext, type GridSetting } from './GridContext.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import styles from './grid.module.css';
import { useGridClipboard } from './useGridClipboard.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridPointer } from './useGridPointer.ts';
import { useGridWords } from './useGridWords.ts';
import { useVisibleRows } from './useVisibleRows.ts';

export interface GridHandle {
  /** Puts the keyboard where the sheet's cursor is. */
  readonly focus: () => void;
  /** Writes what is being typed: before the rows are saved. */
  readonly commit: () => void;
}

interface MappingGridProps extends Pick<GridSetting, 'cellOf' | 'check' | 'checkLater' | 'isLocked'> {
  readonly store: SheetStore;
  /** By row id; a row's list is the same as long as nothing changes in it. */
  readonly findings: Findings;
  /** Of the preview, while there is one: its column is shown then. */
  readonly outcomes: RowOutcomes | undefined;
  /** The document that source fields and expressions are completed from. */
  readonly sample: unknown;
  /** What can be written to: GET /field. The same array as long as they are the same. */
  readonly targets: readonly Field[];
  readonly ref?: Ref<GridHandle>;
}

const noFindings: readonly Finding[] = [];
const noSteps: readonly PreviewStep[] = [];

/** The rows of a mapping as a spreadsheet: only what is seen is rendered, and a key in a cell renders that cell alone. */
export function MappingGrid(props: MappingGridProps): ReactNode {
  const { store, findings, outcomes, sample, targets, cellOf, check, checkLater, isLocked, ref } = props;
  const t = useTranslate();
  const helpId = useId();
  const words = useGridWords();
  const sheet = useSyncExternalStore(store.subscribe, store.get);
  const { rows, cursor } = sheet;
  const completions = useCompletions(sample, rows, targets);
  const scroller = useRef<HTMLDivElement>(null);
  const active = useRef<ActiveCell>(null);
  const isFocused = useRef(false);
  const setting = useMemo<GridSetting>(
    () => ({ store, words, isLocked, cellOf, completions, isFocused, active, check, checkLater }),
    [store, words, isLocked, cellOf, completions, check, checkLater],
  );
  const onKeyDown = useGridKeys(setting, scroller);
  const { items, height } = useVisibleRows(scroller, rows.length, cursor.row);

  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current !== cursor) active.current?.reveal();
    shown.current = cursor;
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

  const { top, bottom, left, right } = areaOf(sheet);
  return (
    <GridContext value={setting}>
      <div className={styles.frame} data-previewed={outcomes !== undefined}>
        <p id={helpId} className={controls.heard}>
          {t('mappingEditor.grid.help')}
        </p>
        <div
          ref={scroller}
          role="grid"
          className={styles.grid}
          aria-label={t('mappingEditor.grid.name')}
          aria-describedby={helpId}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + (outcomes ? 2 : 1)}
          aria-multiselectable="true"
          aria-readonly={isLocked}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
          {...useGridPointer(setting, scroller)}
          {...useGridClipboard(setting)}
        >
          <GridHeader words={words} isPreviewed={outcomes !== undefined} />
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
                  findings={findings.get(row.id) ?? noFindings}
                  steps={outcomes && (outcomes.get(row.id) ?? noSteps)}
                  words={words}
                />
              );
            })}
          </div>
        </div>
      </div>
    </GridContext>
  );
}
