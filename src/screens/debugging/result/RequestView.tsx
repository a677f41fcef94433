import type { ReactNode } from 'react';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { curlOf } from '../../../runtime/request/curlOf.ts';
import { Notice } from '../../../runtime/resource/Notice.tsx';
import styles from '../debugging.module.css';
import type { DebugRun } from '../run/DebugRun.ts';
import { exchangeOf, requestIn } from '../run/exchangeOf.ts';
import { Headers } from './Headers.tsx';
import { Payload } from './Payload.tsx';

/** What was sent, its secrets masked; also as a curl command. */
export function RequestView({ run }: { readonly run: DebugRun }): ReactNode {
  const t = useTranslate();
  if (run.request === undefined) return <Notice text={t('debugging.result.notSent')} />;
  const exchange = exchangeOf(run.request);
  const request = exchange && requestIn(exchange);
  if (!exchange || !request)
    return (
      <div className={styles.scroll}>
        <Payload name="request" content={run.request} />
      </div>
    );
  return (
    <div className={styles.scroll}>
      <div className={styles.line}>
        <code>
          <strong>{request.method}</strong> {request.url}
        </code>
        <CopyButton caption={t('debugging.result.curl')} text={() => curlOf(request)} />
      </div>
      <Headers headers={request.headers} />
      {exchange.body !== undefined && <Payload name="request" content={exchange.body} />}
    </div>
  );
}
