import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { Notice } from '../../../runtime/resource/Notice.tsx';
import styles from '../debugging.module.css';
import type { DebugRun } from '../run/DebugRun.ts';
import { exchangeOf } from '../run/exchangeOf.ts';
import { Headers } from './Headers.tsx';
import { Payload } from './Payload.tsx';

/** The answer of the receiver. A receiver may refuse with HTTP 200, so the run says whether it has the document. */
export function ResponseView({ run }: { readonly run: DebugRun }): ReactNode {
  const t = useTranslate();
  if (run.response === undefined)
    return (
      <Notice
        text={t(run.request === undefined ? 'debugging.result.notSent' : 'debugging.result.noAnswer')}
      />
    );
  const exchange = exchangeOf(run.response);
  const status = exchange?.status ?? run.status;
  const Icon = run.success ? CircleCheck : CircleAlert;
  return (
    <div className={styles.scroll}>
      {status !== undefined && (
        <p className={styles.status} data-tone={run.success ? 'positive' : 'negative'}>
          <Icon size={16} aria-hidden="true" />
          {t('debugging.result.status', { status })}
        </p>
      )}
      <Headers headers={exchange?.headers ?? {}} />
      <Payload name="response" content={exchange ? (exchange.body ?? '') : run.response} />
    </div>
  );
}
