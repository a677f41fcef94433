import type { ReactNode } from 'react';
import styles from './list.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** The next step. */
  readonly children?: ReactNode;
}

/** What this is, why there is nothing of it, and what to do about that (UI.md). */
export const EmptyState = ({ title, text, children }: EmptyStateProps): ReactNode => (
  <div className={styles.empty}>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);
