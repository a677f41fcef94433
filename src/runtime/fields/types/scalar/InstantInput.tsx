import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useFormats } from '../../../core/i18n/formats.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import styles from '../../styles/widget.module.css';
import { DayAndTimeInputs } from '../../timeZone/DayAndTimeInputs.tsx';
import { useTextZone } from '../../timeZone/useTimeZone.tsx';
import { type DayAndTime, toDayAndTime, toInstant } from '../../timeZone/zonedMinute.ts';

/**
 * An instant as a day and a time of day in the zone of its surroundings, which is named below. The value is ISO
 * 8601, to the minute; an input that is no instant stays as typed and gets a form error.
 */
export function InstantInput(props: WidgetProps) {
  const { id, label, value = '', disabled, readonly, rawErrors = [] } = props;
  const t = useTranslate();
  const formats = useFormats();
  const zone = useTextZone();
  const [typed, setTyped] = useState<DayAndTime>({ day: '', time: '' });
  const instantOf = (entered: DayAndTime): string =>
    toInstant(entered, zone, formats) ?? `${entered.day} ${entered.time}`.trim();
  const change = (entered: DayAndTime): void => {
    setTyped(entered);
    props.onChange(instantOf(entered) || undefined);
  };
  return (
    <>
      <DayAndTimeInputs
        id={id}
        name={label}
        // Another value than that of the input comes from the record, or from an answer of the service.
        value={instantOf(typed) === value ? typed : toDayAndTime(String(value), zone, formats)}
        isInvalid={rawErrors.length > 0}
        describedBy={ariaDescribedByIds(id)}
        disabled={disabled}
        isReadOnly={readonly}
        onChange={change}
      />
      <p className={styles.help}>{t('instant.zone', { zone })}</p>
    </>
  );
}
