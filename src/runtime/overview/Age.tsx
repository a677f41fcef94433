import type { ReactNode } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './overview.module.css';

interface AgeProps {
  /** An instant, or nothing. */
  readonly of: unknown;
  /** Key of a phrase about `{{time}}`. */
  readonly words?: string;
}

/** How long ago something was; when that was on hover. */
export function Age({ of, words }: AgeProps): ReactNode {
  const t = useTranslate();
  const { relative, dateTime } = useFormats();
  if (typeof of !== 'string' || of === '') return null;
  const time = relative(of);
  return (
    <time className={styles.age} dateTime={of} title={dateTime(of)}>
      {words ? t(words, { time }) : time}
    </time>
  );
}
