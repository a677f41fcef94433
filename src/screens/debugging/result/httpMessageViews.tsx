import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { toCurlCommand } from '../../toCurlCommand.ts';
import styles from '../debugging.module.css';
import type { DebugRun } from '../run/debugRun.ts';
import { parseHttpMessage, toShownRequest } from './httpMessage.ts';
import { PayloadView } from './PayloadView.tsx';

/** The sent request with masked secrets, also as a curl command. */
export function RequestView({ run }: { readonly run: DebugRun }): ReactNode {
  const t = useTranslate();
  if (run.request === undefined) return <Notice text={t('debugging.result.notSent')} />;
  const exchange = parseHttpMessage(run.request);
  const request = exchange && toShownRequest(exchange);
  if (!exchange || !request)
    return (
      <div className={styles.scroll}>
        <PayloadView name="request" content={run.request} />
      </div>
    );
  return (
    <div className={styles.scroll}>
      <div className={styles.titleLine}>
        <code>
          <strong>{request.method}</strong> {request.url}
        </code>
        <CopyButton caption={t('debugging.result.curl')} text={() => toCurlCommand(request)} />
      </div>
      <HeaderTable headers={request.headers} />
      {exchange.body !== undefined && <PayloadView name="request" content={exchange.body} />}
    </div>
  );
}

/**
 * The receiver's answer. A receiver can refuse with HTTP 200, so the run decides whether it accepted the
 * document.
 */
export function ResponseView({ run }: { readonly run: DebugRun }): ReactNode {
  const t = useTranslate();
  if (run.response === undefined)
    return (
      <Notice
        text={t(run.request === undefined ? 'debugging.result.notSent' : 'debugging.result.noAnswer')}
      />
    );
  const exchange = parseHttpMessage(run.response);
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
      <HeaderTable headers={exchange?.headers ?? {}} />
      <PayloadView name="response" content={exchange ? (exchange.body ?? '') : run.response} />
    </div>
  );
}

/** The headers of a request or an answer. Renders nothing without headers. */
function HeaderTable({ headers }: { readonly headers: Readonly<Record<string, string>> }): ReactNode {
  const t = useTranslate();
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <table className={styles.headers}>
      <caption>{t('debugging.result.headers')}</caption>
      <tbody>
        {entries.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
