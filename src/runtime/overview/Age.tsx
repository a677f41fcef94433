import type { ReactNode } from 'react';
import { useFormats } from '../i18n/formats.ts';
import styles from './overview.module.css';

interface AgeProps {
  /** An instant, or nothing. */
  readonly of: unknown;
}

/** How long ago something was; when that was on hover. */
export function Age({ of }: AgeProps): ReactNode {
  const { relative, dateTime } = useFormats();
  if (typeof of !== 'string' || of === '') return null;
  return (
    <time className={styles.age} dateTime={of} title={dateTime(of)}>
      {relative(of)}
    </time>
  );
}
