import BookOpen from 'lucide-react/icons/book-open';
import Download from 'lucide-react/icons/download';
import Logs from 'lucide-react/icons/logs';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Row } from '../../../contract/api/envelope.ts';
import { indentJson } from '../../../contract/json/exactJson.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { saveText } from '../../../runtime/core/files/saveFile.ts';
import {
  FamilyCaptions,
  usePhrases,
  useResourceCaptions,
  useTranslate,
} from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { LoadingSkeleton } from '../../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import { PrintStamp } from '../../../runtime/list/print/PrintStamp.tsx';
import { familyOfInterface } from '../../interfaceFamily.ts';
import { toCurlCommand } from '../../toCurlCommand.ts';
import { DownloadPrintButtons } from '../DownloadPrintButtons.tsx';
import styles from '../docs.module.css';
import { docsHref, interfaceReferencePage } from '../docsLinks.ts';
import { type ApiDoc, bodyKindOf } from './apiDoc.ts';
import { apiDocMarkdown } from './apiDocMarkdown.ts';
import { BodyFieldTable } from './body/BodyFieldTable.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { describeTransport } from './describeTransport.ts';
import { NameValueTable } from './NameValueTable.tsx';
import { SourceExpressions } from './source/SourceExpressions.tsx';
import { useApiDoc } from './useApiDoc.ts';

/** The API document of an interface, with the captions of its family. */
export function ApiDocView({ record }: { readonly record: Row }): ReactNode {
  const family = familyOfInterface(record)?.resource ?? 'interface';
  useResourceCaptions(family);
  return (
    <FamilyCaptions family={family} entity="interface">
      <ApiDocContent record={record} />
    </FamilyCaptions>
  );
}

/** The call of an interface: address, headers, body, example (schemas/SPECIFICATION.md section 2.4). */
function ApiDocContent({ record }: { readonly record: Row }): ReactNode {
  const t = useTranslate();
  const { apiDoc, error, retry } = useApiDoc(record);
  if (!apiDoc) return <LoadingSkeleton />;
  const { request, body } = apiDoc;
  return (
    <div className={styles.document}>
      <ApiDocActions record={record} document={apiDoc} />
      <PrintStamp />
      {error && <ErrorNotice error={error} retry={retry} />}
      {record.remarks !== undefined && <p>{String(record.remarks)}</p>}
      <section>
        <h3>{t('docs.document.call')}</h3>
        <CallTarget document={apiDoc} />
      </section>
      {request && (
        <section>
          <h3>{t('docs.document.headers')}</h3>
          <NameValueTable
            name={t('docs.document.headers')}
            pairs={Object.entries(request.headers).map(([name, value]) => ({ name, value }))}
          />
          <p className={styles.muted}>
            {t(apiDoc.isInbound ? 'docs.document.wayInNote' : 'docs.document.headersNote')}
          </p>
        </section>
      )}
      <section>
        <h3>{t('docs.document.body')}</h3>
        {body ? (
          <>
            <p className={styles.muted}>{t(`docs.document.about.${bodyKindOf(apiDoc)}`)}</p>
            {body.fields.length > 0 && <BodyFieldTable fields={body.fields} />}
            <SourceExpressions rows={body.expressionRows ?? []} />
          </>
        ) : (
          <Notice text={t(apiDoc.isInbound ? 'docs.document.wayInUnmapped' : 'docs.document.unmapped')} />
        )}
      </section>
      {body && <CodeBlock title={t('docs.document.example')} text={indentJson(body.sample)} />}
      {request && <CodeBlock title={t('docs.document.curl')} text={toCurlCommand(request)} />}
      {body && <CodeBlock title={t('docs.document.schema')} text={indentJson(body.schema)} isFolded />}
    </div>
  );
}

/**
 * The address of the call. Without an HTTP call, a notice explains the transport. The endpoint settings
 * follow below.
 */
function CallTarget({ document }: { readonly document: ApiDoc }): ReactNode {
  const phrases = usePhrases();
  const { translate: t } = phrases;
  const { request, endpointSettings, isInbound } = document;
  return (
    <>
      {request ? (
        <p className={styles.address}>
          <strong>{request.method}</strong> <code>{request.url}</code>
        </p>
      ) : (
        <Notice text={describeTransport(document, phrases)} />
      )}
      {isInbound && endpointSettings.length > 0 && (
        <p className={styles.muted}>{t('docs.document.fetched')}</p>
      )}
      {endpointSettings.length > 0 && (
        <NameValueTable
          name={t('docs.document.call')}
          pairs={endpointSettings.map(({ property, value }) => ({
            name: t(`${fieldKey('interface', [property])}.title`),
            value,
          }))}
        />
      )}
    </>
  );
}

interface ApiDocActionsProps {
  readonly record: Row;
  readonly document: ApiDoc;
}

/** The actions of an API document: test request, logs, reference, schema, Markdown and print. */
function ApiDocActions({ record, document }: ApiDocActionsProps): ReactNode {
  const phrases = usePhrases();
  const { translate: t } = phrases;
  const { body, request } = document;
  const name = String(record.interfaceName);
  const { uuid } = record;
  const saveSchema = () =>
    saveText(`${name}.schema.json`, `${indentJson(body?.schema)}\n`, 'application/schema+json');
  const parameters = new URLSearchParams({ reference: interfaceReferencePage });
  return (
    <div className={styles.actions}>
      {request && (
        <Link href={docsHref({ type: 'requestOpened', uuid })} className={controls.primary}>
          <Send size={16} aria-hidden="true" />
          {t('docs.document.test')}
        </Link>
      )}
      <Link href={docsHref({ type: 'logsShown', service: name, uuid })} className={controls.button}>
        <Logs size={16} aria-hidden="true" />
        {t('docs.document.logs')}
      </Link>
      <Link href={`${docsHref({ type: 'referenceOpened', uuid })}&${parameters}`} className={controls.button}>
        <BookOpen size={16} aria-hidden="true" />
        {t('docs.document.reference')}
      </Link>
      {body && (
        <button type="button" className={controls.button} onClick={saveSchema}>
          <Download size={16} aria-hidden="true" />
          {t('docs.document.schema')}
        </button>
      )}
      <DownloadPrintButtons
        fileName={`${name}.md`}
        getMarkdown={() => apiDocMarkdown(name, document, phrases)}
      />
    </div>
  );
}
