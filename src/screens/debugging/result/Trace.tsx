import { useVirtualizer } from '@tanstack/react-virtual';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type KeyboardEvent, memo, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useUrlState } from '../../../runtime/core/routing/useUrlState.ts';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { useChoiceCaption } from '../../../runtime/fields/useChoiceCaption.ts';
import styles from '../debugging.module.css';
import { type DebugRun, type DebugStep, filterSteps } from '../run/debugRun.ts';
import { StepDetail } from './StepDetail.tsx';
import { TraceFilter } from './TraceFilter.tsx';

interface TraceProps {
  /** Uuid of the interface. */
  readonly uuid: string;
  readonly run: DebugRun;
}

/** Pixels of a row, also of the header row. Equal to `debugging.module.css`. */
const rowHeight = 32;
/** Rows that Page Up and Page Down step over. */
const pageRows = 10;

const columns = ['line', 'target', 'function', 'input', 'output'] as const;

/**
 * The steps of the mapping rows, failing steps first. The arrow keys move between steps. The current step
 * appears in full below.
 */
export function Trace({ uuid, run: { steps, stepsCut = 0 } }: TraceProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const id = useId();
  const [{ 'part.search': search, 'part.errors': errors }] = useUrlState({
    'part.search': '',
    'part.errors': '',
  });
  const shown = useMemo(() => filterSteps(steps, search, errors === 'true'), [steps, search, errors]);
  const [chosen, choose] = useState<DebugStep>();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
    overscan: 12,
  });
  const visible = rows.getVirtualItems();
  const [first, last] = [visible[0], visible.at(-1)];
  const index = Math.max(0, chosen ? shown.indexOf(chosen) : 0);
  const current = shown[index];

  const onKeyDown = (event: KeyboardEvent): void => {
    const end = shown.length - 1;
    const next = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + pageRows,
      PageUp: index - pageRows,
      Home: 0,
      End: end,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = Math.min(Math.max(next, 0), end);
    choose(shown[place]);
    rows.scrollToIndex(place);
  };

  if (steps.length === 0) return <Notice text={t('debugging.trace.none')} />;
  return (
    <div className={styles.trace}>
      <TraceFilter shown={shown.length} all={steps.length} />
      {stepsCut > 0 && <Notice text={t('debugging.trace.cut', { count: number(stepsCut) })} />}
      <div ref={scroller} className={styles.steps}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows are walked with the arrow keys
          role="grid"
          tabIndex={0}
          aria-label={t('debugging.result.tabs.trace')}
          aria-rowcount={shown.length + 1}
          aria-activedescendant={current && `${id}-${index}`}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`debugging.trace.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Gap height={(first?.start ?? rowHeight) - rowHeight} />
            {visible.map(({ index: place }) => {
              const step = shown[place];
              return (
                step && (
                  <StepRow
                    key={place}
                    id={`${id}-${place}`}
                    step={step}
                    index={place}
                    isCurrent={step === current}
                    choose={choose}
                  />
                )
              );
            })}
            <Gap height={rows.getTotalSize() - ((last?.end ?? rowHeight) - rowHeight)} />
          </tbody>
        </table>
      </div>
      {current ? (
        <StepDetail uuid={uuid} step={current} />
      ) : (
        <p className={styles.muted}>
          <CircleAlert size={16} aria-hidden="true" /> {t('debugging.trace.noMatch')}
        </p>
      )}
    </div>
  );
}

/** Replaces the rows out of sight. */
const Gap = ({ height }: { readonly height: number }): ReactNode =>
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without cells takes no focus
  height > 0 && <tr aria-hidden="true" style={{ height }} />;

interface StepRowProps {
  readonly id: string;
  readonly step: DebugStep;
  /** From 0. */
  readonly index: number;
  readonly isCurrent: boolean;
  readonly choose: (step: DebugStep) => void;
}

/** Characters of a value that a row shows. */
const maxValueLength = 200;

/** A step in one line. The grid around it handles the keyboard. */
const StepRow = memo(function StepRow({ id, step, index, isCurrent, choose }: StepRowProps) {
  const t = useTranslate();
  const choiceCaption = useChoiceCaption();
  const { lineNo, targetField, functionType, input = '', output = '', error } = step;
  return (
    <tr id={id} aria-rowindex={index + 2} aria-selected={isCurrent} onClick={() => choose(step)}>
      <td data-column="line">{lineNo}</td>
      <td data-column="target" title={targetField}>
        {targetField}
      </td>
      <td data-column="function">{choiceCaption('debugRun', ['steps', 'functionType'], functionType)}</td>
      <td data-column="input">{input.slice(0, maxValueLength)}</td>
      {error === undefined ? (
        <td data-column="output">{output.slice(0, maxValueLength)}</td>
      ) : (
        <td data-column="output" data-tone="negative">
          <CircleAlert size={14} aria-label={t('debugging.trace.error')} /> {error}
        </td>
      )}
    </tr>
  );
});
