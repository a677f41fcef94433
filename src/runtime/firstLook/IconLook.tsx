import type { ReactNode } from 'react';
import controls from '../theme/controls.module.css';
import styles from './firstLook.module.css';

/** A button with a pictogram, before there are pictograms. */
export const IconLook = ({ prominent }: { readonly prominent?: boolean }): ReactNode => (
  <button type="button" className={controls.icon} data-prominent={prominent}>
    <span className={styles.glyph} />
  </button>
);
