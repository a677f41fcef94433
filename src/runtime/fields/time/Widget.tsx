import type { WidgetProps } from '@rjsf/utils';
import { controlProps, orNothing } from '../controlProps.ts';
import styles from '../field.module.css';

/** The browser's own control, which holds HH:mm whatever it shows. */
export const TimeWidget = (props: WidgetProps) => (
  <input
    {...controlProps(props)}
    className={styles.input}
    type="time"
    value={typeof props.value === 'string' ? props.value : ''}
    onChange={(event) => props.onChange(orNothing(event.target.value))}
  />
);
