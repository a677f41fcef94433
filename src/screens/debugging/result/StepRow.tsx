import CircleAlert from 'lucide-react/icons/circle-alert';
import { memo } from 'react';
import { choiceKey } from '../../../contract/labelKey.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Step } from '../run/DebugRun.ts';

interface StepRowProps {
  readonly id: string;
  readonly step: Step;
  /** From 0. */
  readonly place: number;
  readonly isCurrent: boolean;
  readonly choose: (step: Step) => void;
}

/** As much of a value as a row has room for. */
const most = 200;

/** A step in one line. The grid around it hears the keyboard. */
export const StepRow = memo(function StepRow({ id, step, place, isCurrent, choose }: StepRowProps) {
  const t = useTranslate();
  const { lineNo, targetField, functionType, input = '', output = '', error } = step;
  return (
    <tr id={id} aria-rowindex={place + 2} aria-selected={isCurrent} onClick={() => choose(step)}>
      <td data-column="line">{lineNo}</td>
      <td data-column="target" title={targetField}>
        {targetField}
      </td>
      <td data-column="function">{t(choiceKey('debugRun', ['steps', 'functionType'], functionType))}</td>
      <td data-column="input">{input.slice(0, most)}</td>
      {error === undefined ? (
        <td data-column="output">{output.slice(0, most)}</td>
      ) : (
        <td data-column="output" data-tone="negative">
          <CircleAlert size={14} aria-label={t('debugging.trace.error')} /> {error}
        </td>
      )}
    </tr>
  );
});
