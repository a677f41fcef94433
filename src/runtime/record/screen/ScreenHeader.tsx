import type { ReactNode } from 'react';
import styles from '../record.module.css';

interface ScreenHeaderProps {
  readonly title: string;
  /** Commands at the end of the line. */
  readonly children?: ReactNode;
}

/** The title of a screen. */
export const ScreenHeader = ({ title, children }: ScreenHeaderProps): ReactNode => (
  <header className={styles.header}>
    <h1>{title}</h1>
    {children && <span className={styles.headerActions}>{children}</span>}
  </header>
);
