import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { useFormScope } from '../../form/FormScope.ts';
import { SchedulePreview } from '../cron/SchedulePreview.tsx';
import { useTimeZone } from '../timeZone.ts';
import { daily } from './daily.ts';

/**
 * A time of day; below it when that comes next, unless a record of its kind belongs to no zone of its own. rjsf's own adds seconds,
 * where schemas/SPECIFICATION.md section 9 has HH:mm.
 */
export function TimeWidget(props: WidgetProps) {
  const { form, data } = useFormScope();
  const timeZone = useTimeZone(form.fields, data);
  const Input = getTemplate('BaseInputTemplate', props.registry, props.options);
  const isZoned =
    timeZone !== undefined || Object.values(form.fields).some((field) => field.reference?.timeZone);
  const expression = isZoned && daily(props.value);
  return (
    <>
      <Input {...props} type="time" />
      {expression && <SchedulePreview expression={expression} timeZone={timeZone} />}
    </>
  );
}
