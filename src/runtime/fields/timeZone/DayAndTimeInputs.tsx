import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { normalizeTimeOfDay } from './timeOfDay.ts';
import styles from './timeZone.module.css';
import type { DayAndTime } from './zonedMinute.ts';

interface DayAndTimeInputsProps {
  readonly id?: string;
  /** The caption of the instant. */
  readonly name: string;
  readonly value: DayAndTime;
  readonly isInvalid: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: DayAndTime) => void;
}

/**
 * A day with the calendar of the browser, and a time of day as text: native inputs of times follow the system
 * and show AM and PM.
 */
export function DayAndTimeInputs(props: DayAndTimeInputsProps): ReactNode {
  const { id, name, value, isInvalid, disabled, onChange } = props;
  const t = useTranslate();
  return (
    <span className={styles.dayAndTime}>
      <input
        id={id}
        className={controls.input}
        type="date"
        aria-label={t('instant.day', { name })}
        aria-invalid={isInvalid}
        disabled={disabled}
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <input
        className={controls.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder="HH:mm"
        aria-label={t('instant.time', { name })}
        aria-invalid={isInvalid}
        disabled={disabled}
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
        onBlur={({ target }) => onChange({ ...value, time: normalizeTimeOfDay(target.value) })}
      />
    </span>
  );
}
