import type { WidgetProps } from '@rjsf/utils';
import { controlProps } from '../controlProps.ts';
import styles from '../field.module.css';

/** What is no figure is kept as typed: the form then says that it is not one, rather than losing it. */
const parse = (text: string): number | string | undefined => {
  if (text.trim() === '') return undefined;
  const figure = Number(text);
  return Number.isFinite(figure) && !text.endsWith('.') ? figure : text;
};

export const NumberWidget = (props: WidgetProps) => (
  <input
    {...controlProps(props)}
    className={styles.input}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    placeholder={props.placeholder}
    value={props.value === undefined || props.value === null ? '' : String(props.value)}
    onChange={(event) => props.onChange(parse(event.target.value))}
  />
);
