import { type ReactNode, useMemo } from 'react';
import { findRejection } from '../../../contract/api/findRejection.ts';
import { parseJsonObject } from '../../../contract/json/exactJson.ts';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { JsonTree } from '../../../runtime/fields/types/code/JsonTree.tsx';
import { formatSize } from '../../../runtime/fields/types/file/formatSize.ts';
import { CodeBlock } from '../apiDoc/CodeBlock.tsx';
import { NameValueTable } from '../apiDoc/NameValueTable.tsx';
import styles from '../docs.module.css';
import type { TestReply } from './testRequest.ts';

/** A reply: status, time, size, body and headers. A JSON body appears as a tree. */
export function ReplyView({ reply }: { readonly reply: TestReply }): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const { status, statusText, headers, text, isTruncated, sizeBytes, elapsedMs } = reply;
  const json = useMemo(() => (text === undefined ? undefined : parseJsonObject(text)), [text]);
  const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  const refusal = useMemo(() => findRejection(text ?? '', type), [text, type]);
  const isGood = status >= 200 && status < 300;
  return (
    <>
      <dl className={styles.summary}>
        <div>
          <dt>{t('docs.response.status')}</dt>
          <dd data-tone={isGood && !refusal ? 'positive' : 'negative'}>
            {status} {statusText}
          </dd>
        </div>
        <div>
          <dt>{t('docs.response.time')}</dt>
          <dd>{t('docs.response.milliseconds', { count: number(elapsedMs) })}</dd>
        </div>
        <div>
          <dt>{t('docs.response.size')}</dt>
          <dd>{formatSize(sizeBytes)}</dd>
        </div>
      </dl>
      {refusal && (
        <Notice
          tone="warning"
          text={t(refusal.kind === 'PAGE' ? 'docs.response.page' : 'docs.response.refused', {
            message: refusal.message,
          })}
        />
      )}
      {isTruncated && (
        <Notice tone="warning" text={t('docs.response.truncated', { size: formatSize(sizeBytes) })} />
      )}
      <ReplyBody text={text} json={json} />
      <section>
        <h3>{t('docs.response.headers')}</h3>
        <NameValueTable name={t('docs.response.headers')} pairs={headers} />
      </section>
    </>
  );
}

function ReplyBody({
  text,
  json,
}: {
  readonly text: string | undefined;
  readonly json: object | undefined;
}): ReactNode {
  const t = useTranslate();
  const title = t('docs.response.body');
  if (text === undefined) return <Notice text={t('docs.response.binary')} />;
  if (text === '') return <Notice text={t('docs.response.empty')} />;
  if (!json) return <CodeBlock title={title} text={text} />;
  return (
    <section>
      <h3>{title}</h3>
      <JsonTree data={json} />
    </section>
  );
}
