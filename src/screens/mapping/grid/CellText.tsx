import type { ReactNode } from 'react';
import styles from './MappingGrid.module.css';

/** Width of the narrowest cell in Latin letters. A Chinese character counts as two. */
const shortTextWidth = 7;
const wideCharacters = /[\u1100-\u{10ffff}]/gu;

/** True if a cell may cut off the text. */
const isLong = (text: string): boolean =>
  text.length + (text.match(wideCharacters)?.length ?? 0) > shortTextWidth;

/** The text of a cell that is not edited. The editor shows all of it. */
export const CellText = ({ text }: { readonly text: string }): ReactNode => (
  <span className={isLong(text) ? `${styles.text} ${styles.long}` : styles.text}>{text}</span>
);
