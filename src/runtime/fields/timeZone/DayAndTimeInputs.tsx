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
  /** Ids of the texts that explain it. */
  readonly describedBy?: string;
  readonly disabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly onChange: (value: DayAndTime) => void;
}

/**
 * A day with the calendar of the browser, and a time of day as text: native inputs of times follow the system
 * and show AM and PM.
 */
export function DayAndTimeInputs(props: DayAndTimeInputsProps): ReactNode {
  const { id, name, value, onChange } = props;
  const t = useTranslate();
  const shared = {
    className: controls.input,
    'aria-invalid': props.isInvalid,
    'aria-describedby': props.describedBy,
    disabled: props.disabled,
    readOnly: props.isReadOnly,
  };
  return (
    <span className={styles.dayAndTime}>
      <input
        {...shared}
        id={id}
        type="date"
        aria-label={t('instant.day', { name })}
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <input
        {...shared}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder="HH:mm"
        aria-label={t('instant.time', { name })}
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
        onBlur={({ target }) => {
          const time = normalizeTimeOfDay(target.value);
          // Otherwise a visit would drop the seconds of the instant.
          if (time !== value.time) onChange({ ...value, time });
        }}
      />
    </span>
  );
}
