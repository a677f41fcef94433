import type { ReactNode } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import type { Resource } from '../../../contract/resource.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import { Notice } from '../../../runtime/resource/Notice.tsx';
import { Skeleton } from '../../../runtime/resource/Skeleton.tsx';
import { useRecord } from '../../../runtime/resource/useRecord.ts';
import type { Docs } from '../useDocs.ts';
import { useInterfaceDocument } from '../useInterfaceDocument.ts';
import { RequestForm } from './RequestForm.tsx';
import { testCallOf } from './testCallOf.ts';

interface RequestTabProps {
  readonly resource: Resource;
  readonly docs: Docs;
}

/** The form of a test request: as it was sent last, as the document of an interface has it, or empty. */
export function RequestTab({ resource, docs }: RequestTabProps): ReactNode {
  const { uuid, last } = docs.state;
  if (last && (uuid === '' || uuid === last.uuid)) return <RequestForm docs={docs} given={last.call} />;
  return uuid === '' ? <RequestForm docs={docs} /> : <OfInterface resource={resource} docs={docs} />;
}

function OfInterface({ resource, docs }: RequestTabProps): ReactNode {
  const t = useTranslate();
  const { record, error, isMissing, retry } = useRecord(resource, docs.state.uuid);
  if (record) return <Prefilled key={record.uuid} record={record} docs={docs} />;
  if (!error && !isMissing) return <Skeleton />;
  return (
    <>
      {error && <ErrorNotice error={error} retry={retry} />}
      {isMissing && <Notice text={t('record.missing.title')} />}
      <RequestForm docs={docs} />
    </>
  );
}

function Prefilled({ record, docs }: { readonly record: Row; readonly docs: Docs }): ReactNode {
  const t = useTranslate();
  const { document, error, retry } = useInterfaceDocument(record);
  if (!document) return <Skeleton />;
  const name = String(record.interfaceName);
  return (
    <>
      {error && <ErrorNotice error={error} retry={retry} />}
      <Notice text={t(document.request ? 'docs.request.of' : 'docs.request.notHttp', { name })} />
      <RequestForm docs={docs} given={testCallOf(document)} />
    </>
  );
}
