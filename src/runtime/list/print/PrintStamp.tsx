import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePhraseGroups, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useInstantText } from '../../fields/timeZone/renderInstant.tsx';
import styles from './PrintStamp.module.css';

/** Unfolds all folded content of the page; returns a function that folds it again. */
function unfold(): () => void {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const details of folded) details.open = true;
  return () => {
    for (const details of folded) details.open = false;
  };
}

const groups = ['facts'];

/** Prints the time of printing. Folded content is unfolded while printing. */
export function PrintStamp(): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const textOf = useInstantText();
  const isPrinting = usePrinting();
  useLayoutEffect(() => (isPrinting ? unfold() : undefined), [isPrinting]);
  return (
    <p className={styles.stamp}>
      {isPrinting && t('record.printedAt', { time: textOf(new Date().toISOString()) })}
    </p>
  );
}

/**
 * True while the page prints: partial content is then shown completely. Rendered before the browser captures
 * the page.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = (): void => flushSync(() => setPrinting(true));
    const after = (): void => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
