import type { WidgetProps } from '@rjsf/utils';
import { controlProps } from '../controlProps.ts';
import styles from '../field.module.css';

/** A checkbox; `readonly` means nothing to the browser's, so that it is disabled instead. */
export function BooleanWidget(props: WidgetProps) {
  const { readOnly, disabled, ...rest } = controlProps(props);
  return (
    <label className={styles.check}>
      <input
        {...rest}
        type="checkbox"
        disabled={disabled || readOnly}
        checked={props.value === true}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {props.label}
    </label>
  );
}
