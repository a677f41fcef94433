import type { ReactNode } from 'react';
import styles from './MappingGrid.module.css';

/** Columns of Latin letters that the narrowest cell has room for; a Chinese character takes two. */
const shortTextWidth = 7;
const wideCharacters = /[\u1100-\u{10ffff}]/gu;

/** Whether a text may be cut off in a cell. */
const isLong = (text: string): boolean =>
  text.length + (text.match(wideCharacters)?.length ?? 0) > shortTextWidth;

/** What is read in a cell that is not edited; all of it is in the editor. */
export const CellText = ({ text }: { readonly text: string }): ReactNode => (
  <span className={isLong(text) ? `${styles.text} ${styles.long}` : styles.text}>{text}</span>
);
