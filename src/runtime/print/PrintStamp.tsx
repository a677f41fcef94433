import { type ReactNode, useLayoutEffect } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './print.module.css';
import { usePrinting } from './usePrinting.ts';

/** Opens what is folded on the page; answers with what folds it again. */
function unfold(): () => void {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const details of folded) details.open = true;
  return () => {
    for (const details of folded) details.open = false;
  };
}

/** Says on paper when it was printed. What is folded on the page is open while it is being printed. */
export function PrintStamp(): ReactNode {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const isPrinting = usePrinting();
  useLayoutEffect(() => (isPrinting ? unfold() : undefined), [isPrinting]);
  return (
    <p className={styles.stamp}>
      {isPrinting && t('record.printedAt', { time: dateTime(new Date().toISOString()) })}
    </p>
  );
}
