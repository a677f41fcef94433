import type { WidgetProps } from '@rjsf/utils';
import { controlProps } from '../controlProps.ts';
import styles from '../field.module.css';

const pad = (figure: number): string => String(figure).padStart(2, '0');

/** An ISO instant as the browser's control wants it: local, without a zone. */
const local = (instant: unknown): string => {
  if (typeof instant !== 'string') return '';
  const date = new Date(instant);
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
};

export const DateTimeWidget = (props: WidgetProps) => (
  <input
    {...controlProps(props)}
    className={styles.input}
    type="datetime-local"
    value={local(props.value)}
    onChange={(event) =>
      props.onChange(event.target.value === '' ? undefined : new Date(event.target.value).toISOString())
    }
  />
);
