import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/index.js';
import type { WidgetProps } from '@rjsf/utils';
import { propertyOf } from '../../FormScope.ts';
import styles from '../../styles/widget.module.css';
import { JsonSyntaxCheck } from './JsonSyntaxCheck.tsx';

/** Text for machines, in even letters; JSON is parsed while it is typed. */
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
