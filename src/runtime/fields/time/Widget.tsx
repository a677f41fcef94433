import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { useFormScope } from '../../form/FormScope.ts';
import { SchedulePreview } from '../cron/SchedulePreview.tsx';
import { useTimeZone } from '../timeZone.ts';
import { daily } from './daily.ts';

/** A time of day; below it when that comes next. rjsf's own adds seconds, where SPEC.md section 9 has HH:mm. */
export function TimeWidget(props: WidgetProps) {
  const { form, data } = useFormScope();
  const timeZone = useTimeZone(form.fields, data);
  const Input = getTemplate('BaseInputTemplate', props.registry, props.options);
  const expression = daily(props.value);
  return (
    <>
      <Input {...props} type="time" />
      {expression && <SchedulePreview expression={expression} timeZone={timeZone} />}
    </>
  );
}
