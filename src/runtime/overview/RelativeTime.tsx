import type { ReactNode } from 'react';
import { useFormats } from '../core/i18n/formats.ts';
import styles from './overview.module.css';

interface RelativeTimeProps {
  /** An instant, or nothing. */
  readonly of: unknown;
}

/** The time since an instant; the instant itself on hover. */
export function RelativeTime({ of }: RelativeTimeProps): ReactNode {
  const { relative, dateTime } = useFormats();
  if (typeof of !== 'string' || of === '') return null;
  return (
    <time className={styles.age} dateTime={of} title={dateTime(of)}>
      {relative(of)}
    </time>
  );
}
