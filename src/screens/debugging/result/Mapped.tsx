import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { Notice } from '../../../runtime/resource/Notice.tsx';
import styles from '../debugging.module.css';
import type { DebugRun } from '../run/DebugRun.ts';
import { jsonIn } from '../run/jsonIn.ts';
import { Payload } from './Payload.tsx';

/** What the mapping made of the document; without the fields whose rows failed. */
export function Mapped({ run: { mapped, steps } }: { readonly run: DebugRun }): ReactNode {
  const t = useTranslate();
  if (mapped === undefined) return <Notice text={t('debugging.result.notMapped')} />;
  const document = jsonIn(mapped);
  return (
    <div className={styles.scroll}>
      {steps.some(({ error }) => error !== undefined) && (
        <Notice tone="warning" text={t('debugging.result.incomplete')} />
      )}
      <Payload name="mapped" content={document === undefined ? mapped : document} />
    </div>
  );
}
