import { type ReactNode, useMemo } from 'react';
import { parseJsonObject } from '../../../contract/json/exactJson.ts';
import { recordsOf } from '../../../runtime/api/answer.ts';
import { useOperation } from '../../../runtime/api/useOperation.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import { LoadingSkeleton } from '../../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { LazyJsonTree } from '../../../runtime/fields/types/code/LazyJsonTree.tsx';
import { FoldedText } from '../../../runtime/fields/types/text/MultilineDetailView.tsx';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import { toCurlCommand } from '../../toCurlCommand.ts';
import styles from '../documents.module.css';

/** Request and response of an attempt, from the API call log. */
export function CallDetails({ uuid }: { readonly uuid: string }): ReactNode {
  const t = useTranslate();
  const body = { page: 0, pageSize: 1, uuid };
  const { data, error, isLoading, mutate } = useOperation('apiCallLog.query', { body }, { inline: true });
  const call = recordsOf(data).find((one) => one.uuid === uuid);
  if (error && !call) return <ErrorNotice error={error} retry={() => void mutate()} />;
  if (!call) return isLoading ? <LoadingSkeleton /> : <p>{t('document.call.none')}</p>;
  const [method, url] = [String(call.method), String(call.url)];
  const request = typeof call.requestBody === 'string' ? call.requestBody : '';
  const curl = () => toCurlCommand({ method, url, headers: {}, body: request });
  return (
    <div className={styles.call}>
      <div className={styles.titleLine}>
        <code>
          <strong>{method}</strong> {url}
        </code>
        <CopyButton caption={t('document.call.curl')} text={curl} />
      </div>
      <h4>{t('document.call.response')}</h4>
      <Payload text={typeof call.responseBody === 'string' ? call.responseBody : ''} />
      <h4>{t('document.call.request')}</h4>
      <Payload text={request} />
    </div>
  );
}

/** JSON as a tree, any other text as it is. */
function Payload({ text }: { readonly text: string }): ReactNode {
  const t = useTranslate();
  const json = useMemo(() => parseJsonObject(text), [text]);
  if (text === '') return <p className={styles.muted}>{t('document.call.empty')}</p>;
  if (json) return <LazyJsonTree data={json} />;
  return (
    <code className={styles.text}>
      <FoldedText text={text} />
    </code>
  );
}
