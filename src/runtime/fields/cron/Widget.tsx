import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { useFormScope } from '../../form/FormScope.ts';
import styles from '../field.module.css';
import { useTimeZone } from '../timeZone.ts';
import { SchedulePreview } from './SchedulePreview.tsx';

/** A cron expression; below it what it means, unless the form has something to say about it. */
export function CronWidget(props: WidgetProps) {
  const { form, data } = useFormScope();
  const timeZone = useTimeZone(form.fields, data);
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
