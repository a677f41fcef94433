import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { controlProps, orNothing, propertyOf } from '../controlProps.ts';
import styles from '../field.module.css';

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
  const text = typeof props.value === 'string' ? props.value : '';
  const broken = propertyOf(props).field.widget === 'json' ? breach(text) : undefined;
  return (
    <>
      <textarea
        {...controlProps(props)}
        className={styles.code}
        rows={6}
        spellCheck={false}
        placeholder={props.placeholder}
        value={text}
        onChange={(event) => props.onChange(orNothing(event.target.value))}
      />
      {broken && <p className={styles.help}>{t('field.jsonBroken', { problem: broken })}</p>}
    </>
  );
}
