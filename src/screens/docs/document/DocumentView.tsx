import type { ReactNode } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import { choiceKey, fieldKey } from '../../../contract/labelKey.ts';
import { FamilyCaptions, useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { useLabels } from '../../../runtime/i18n/useLabels.ts';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import { PrintStamp } from '../../../runtime/print/PrintStamp.tsx';
import { curlOf } from '../../../runtime/request/curlOf.ts';
import { Notice } from '../../../runtime/resource/Notice.tsx';
import { Skeleton } from '../../../runtime/resource/Skeleton.tsx';
import styles from '../docs.module.css';
import { familyOf } from '../familyOf.ts';
import { useInterfaceDocument } from '../useInterfaceDocument.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { FieldTable } from './FieldTable.tsx';
import { type InterfaceDocument, wayOf } from './interfaceDocument.ts';
import { PairTable } from './PairTable.tsx';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** The document of an interface, in the words of its family. */
export function DocumentView({ record }: { readonly record: Row }): ReactNode {
  const family = familyOf(record)?.resource ?? 'interface';
  useLabels(family);
  return (
    <FamilyCaptions family={family} entity="interface">
      <Document record={record} />
    </FamilyCaptions>
  );
}

/** How an interface is called: address, headers, body, example (schemas/SPECIFICATION.md section 2.4). */
function Document({ record }: { readonly record: Row }): ReactNode {
  const t = useTranslate();
  const { document, error, retry } = useInterfaceDocument(record);
  if (!document) return <Skeleton />;
  const { request, body } = document;
  return (
    <div className={styles.document}>
      <DocumentActions record={record} document={document} />
      <PrintStamp />
      {error && <ErrorNotice error={error} retry={retry} />}
      {record.remarks !== undefined && <p>{String(record.remarks)}</p>}
      <section>
        <h3>{t('docs.document.call')}</h3>
        <Where document={document} />
      </section>
      {request && (
        <section>
          <h3>{t('docs.document.headers')}</h3>
          <PairTable
            name={t('docs.document.headers')}
            pairs={Object.entries(request.headers).map(([name, value]) => ({ name, value }))}
          />
          <p className={styles.muted}>
            {t(document.isWayIn ? 'docs.document.wayInNote' : 'docs.document.headersNote')}
          </p>
        </section>
      )}
      <section>
        <h3>{t('docs.document.body')}</h3>
        {body ? (
          <>
            <p className={styles.muted}>{t(`docs.document.about.${wayOf(document)}`)}</p>
            <FieldTable fields={body.fields} />
          </>
        ) : (
          <Notice text={t(document.isWayIn ? 'docs.document.wayInUnmapped' : 'docs.document.unmapped')} />
        )}
      </section>
      {body && <CodeBlock title={t('docs.document.example')} text={pretty(body.example)} />}
      {request && <CodeBlock title={t('docs.document.curl')} text={curlOf(request)} />}
      {body && <CodeBlock title={t('docs.document.schema')} text={pretty(body.schema)} isFolded />}
    </div>
  );
}

/** Where documents travel: an address over HTTP; else what stands in its place, and how that differs. */
function Where({
  document: { transport, request, places, isWayIn },
}: {
  readonly document: InterfaceDocument;
}): ReactNode {
  const t = useTranslate();
  return (
    <>
      {request ? (
        <p className={styles.address}>
          <strong>{request.method}</strong> <code>{request.url}</code>
        </p>
      ) : (
        <Notice
          text={t(`docs.document.transports.${transport}`, {
            transport: t(choiceKey('interface', ['type'], transport)),
          })}
        />
      )}
      {isWayIn && places.length > 0 && <p className={styles.muted}>{t('docs.document.fetched')}</p>}
      {places.length > 0 && (
        <PairTable
          name={t('docs.document.call')}
          pairs={places.map(({ property, value }) => ({
            name: t(`${fieldKey('interface', [property])}.title`),
            value,
          }))}
        />
      )}
    </>
  );
}
