import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/index.js';
import type { WidgetProps } from '@rjsf/utils';
import { propertyOf } from '../../FormScope.ts';
import styles from '../../styles/widget.module.css';
import { JsonSyntaxCheck } from './JsonSyntaxCheck.tsx';

/** A monospaced text area; JSON is checked during typing. */
export function CodeWidget(props: WidgetProps) {
  const { value, options } = props;
  const isJson = propertyOf(props).field.widget === 'json';
  return (
    <>
      <TextareaWidget {...props} options={{ ...options, rows: 6, className: styles.code }} />
      {isJson && typeof value === 'string' && <JsonSyntaxCheck text={value} />}
    </>
  );
}
