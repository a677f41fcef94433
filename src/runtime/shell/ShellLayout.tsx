import type { ReactNode, Ref } from 'react';
import styles from './Shell.module.css';

interface ShellLayoutProps {
  /** Undefined while the navigation is hidden. */
  readonly navigation: ReactNode;
  readonly bar: ReactNode;
  /** The link that skips the navigation; before everything else. */
  readonly skipLink?: ReactNode;
  readonly drawer?: ReactNode;
  readonly mainRef?: Ref<HTMLElement>;
  /** The prerender takes no input. */
  readonly inert?: boolean;
  readonly children: ReactNode;
}

/** Bar, navigation and page. Calls no hook: React and the prerender use it. */
export const ShellLayout = ({
  navigation,
  bar,
  skipLink,
  drawer,
  mainRef,
  inert,
  children,
}: ShellLayoutProps): ReactNode => (
  <div className={styles.shell} data-navigation={navigation ? 'shown' : 'hidden'} inert={inert}>
    {skipLink}
    {bar}
    {navigation && <div className={styles.side}>{navigation}</div>}
    {drawer}
    <main ref={mainRef} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  </div>
);
