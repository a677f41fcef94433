import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

/** In both languages, for the phrases may be what could not be loaded. */
export const BootFailure = (): ReactNode => (
  <main className={styles.page}>
    <h1>控制台加载失败 · The console could not be loaded</h1>
    <p className={styles.text}>请检查网络后重新加载页面。</p>
    <p className={styles.text} lang="en-US">
      Check the network and reload the page.
    </p>
  </main>
);
