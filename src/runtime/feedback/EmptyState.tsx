import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** The next step. */
  readonly children?: ReactNode;
}

/** An empty list: its subject, the reason why it is empty, and the next step. */
export const EmptyState = ({ title, text, children }: EmptyStateProps): ReactNode => (
  <div className={styles.empty}>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);
