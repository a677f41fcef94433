import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';
import { useTitle } from './useTitle.ts';

interface MessagePageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Buttons or links: what to do now. */
  readonly children: ReactNode;
}

/** A page that says one thing: what happened, why, and what to do. */
export function MessagePage({ title, text, children }: MessagePageProps): ReactNode {
  useTitle(title);
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <div className={styles.text}>{text}</div>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
