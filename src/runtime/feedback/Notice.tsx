import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly text: string;
  readonly tone?: 'neutral' | 'warning' | 'negative';
  /** The next steps. */
  readonly children?: ReactNode;
}

/** A message in its place on the page. */
export function Notice({ text, tone = 'neutral', children }: NoticeProps): ReactNode {
  const Icon = tone === 'negative' ? CircleAlert : Info;
  return (
    <div className={styles.notice} data-tone={tone} role="status">
      <Icon size={16} aria-hidden="true" />
      <span>{text}</span>
      {children}
    </div>
  );
}
