import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/index.js';
import type { WidgetProps } from '@rjsf/utils';
import styles from '../../styles/widget.module.css';
import { JsonSyntaxCheck } from './JsonSyntaxCheck.ts';

/** A monospaced text area. */
export const CodeWidget = (props: WidgetProps) => (
  <TextareaWidget {...props} options={{ ...props.options, rows: 6, className: styles.code }} />
);

/** The same; the text is checked during typing. */
export const JsonWidget = (props: WidgetProps) => (
  <>
    <CodeWidget {...props} />
    {typeof props.value === 'string' && <JsonSyntaxCheck text={props.value} />}
  </>
);
