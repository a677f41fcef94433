import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { useFormScope } from '../../FormScope.ts';
import styles from '../../styles/widget.module.css';
import { normalizeTimeOfDay } from '../../timeZone/timeOfDay.ts';
import { useTextZone, useZoneReader } from '../../timeZone/useTimeZone.tsx';
import { zoneSourceOf } from '../../timeZone/zoneOf.ts';
import { SchedulePreview } from './SchedulePreview.tsx';

/** The zone of the schedules of the form's record, and whether its kind of record has one. */
function useScheduleZone(): { readonly timeZone: string; readonly isZoned: boolean } {
  const { form, data } = useFormScope();
  const source = zoneSourceOf(form.fields);
  const surroundings = useTextZone();
  return {
    timeZone: useZoneReader(source)(data) ?? surroundings,
    isZoned: source.reference !== undefined,
  };
}

/** A cron expression with its meaning below, unless the form shows an error. */
export function CronInput(props: WidgetProps) {
  const { timeZone } = useScheduleZone();
  const Input = getTemplate('BaseInputTemplate', props.registry, props.options);
  const { value, rawErrors = [] } = props;
  return (
    <>
      <Input {...props} options={{ ...props.options, className: styles.code }} />
      {typeof value === 'string' && value.trim() !== '' && rawErrors.length === 0 && (
        <SchedulePreview expression={value} timeZone={timeZone} />
      )}
    </>
  );
}

/**
 * A time of day with its next occurrence below, unless records of its kind have no time zone. A text, because
 * native inputs show AM and PM where the system does; schemas/SPECIFICATION.md section 9 requires HH:mm.
 */
export function TimeInput(props: WidgetProps) {
  const { timeZone, isZoned } = useScheduleZone();
  const Input = getTemplate('BaseInputTemplate', props.registry, props.options);
  const expression = isZoned && dailyCronOf(props.value);
  return (
    <>
      <Input
        {...props}
        type="text"
        placeholder={props.placeholder || 'HH:mm'}
        options={{ ...props.options, inputType: 'text', inputMode: 'numeric' }}
        onBlur={(id, value) => {
          const time = normalizeTimeOfDay(String(value ?? ''));
          if (time !== (value ?? '')) props.onChange(time);
          props.onBlur(id, time);
        }}
      />
      {expression && <SchedulePreview expression={expression} timeZone={timeZone} />}
    </>
  );
}

const timePattern = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** The cron expression of a time of day, HH:mm; undefined while the text is invalid. */
export function dailyCronOf(text: unknown): string | undefined {
  const [, hour, minute] = (typeof text === 'string' && timePattern.exec(text)) || [];
  return hour && minute ? `${Number(minute)} ${Number(hour)} * * *` : undefined;
}
