import type { WidgetProps } from '@rjsf/utils';
import { controlProps, orNothing } from '../controlProps.ts';
import styles from '../field.module.css';

export const MultilineWidget = (props: WidgetProps) => (
  <textarea
    {...controlProps(props)}
    className={styles.area}
    rows={3}
    placeholder={props.placeholder}
    value={typeof props.value === 'string' ? props.value : ''}
    onChange={(event) => props.onChange(orNothing(event.target.value))}
  />
);
