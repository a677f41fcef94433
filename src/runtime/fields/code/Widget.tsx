import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/index.js';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import styles from '../field.module.css';
import { propertyOf } from '../property.ts';

/** Where JSON breaks, in the words of the browser's parser; undefined when it is sound or empty. */
function breach(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Text for machines, in even letters; JSON is parsed while it is typed. */
export function CodeWidget(props: WidgetProps) {
  const t = useTranslate();
  const { value, options } = props;
  const isJson = propertyOf(props).field.widget === 'json';
  const broken = isJson && typeof value === 'string' ? breach(value) : undefined;
  return (
    <>
      <TextareaWidget {...props} options={{ ...options, rows: 6, className: styles.code }} />
      {broken && <p className={styles.help}>{t('field.jsonBroken', { problem: broken })}</p>}
    </>
  );
}
