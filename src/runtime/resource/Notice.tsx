import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './resource.module.css';

interface NoticeProps {
  readonly text: string;
  readonly tone?: 'neutral' | 'warning';
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Something to know before going on. */
export const Notice = ({ text, tone = 'neutral', children }: NoticeProps): ReactNode => (
  <div className={styles.notice} data-tone={tone} role="status">
    <Info size={16} aria-hidden="true" />
    <span>{text}</span>
    {children}
  </div>
);
