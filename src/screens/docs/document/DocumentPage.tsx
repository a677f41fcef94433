import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import type { Resource } from '../../../contract/resource.ts';
import { bearing } from '../../../runtime/command/keys.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { EmptyState } from '../../../runtime/list/EmptyState.tsx';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import { RecordState } from '../../../runtime/resource/RecordState.tsx';
import { Skeleton } from '../../../runtime/resource/Skeleton.tsx';
import { useRecord } from '../../../runtime/resource/useRecord.ts';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../docs.module.css';
import type { Docs } from '../useDocs.ts';
import { DocumentView } from './DocumentView.tsx';

interface DocumentPageProps {
  readonly resource: Resource;
  readonly docs: Docs;
}

/** The document that was opened from the list. */
export function DocumentPage({ resource, docs: { state, dispatch } }: DocumentPageProps): ReactNode {
  const t = useTranslate();
  const { record, error, isMissing, retry } = useRecord(resource, state.uuid);
  const close = () => dispatch({ type: 'documentClosed' });
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <button
          type="button"
          className={controls.quiet}
          onClick={close}
          {...bearing('back', t('docs.document.back'))}
        >
          <ArrowLeft size={16} aria-hidden="true" />
          {t('docs.document.back')}
        </button>
        <h2>{record && String(record.interfaceName)}</h2>
        {record && <RecordState resource={resource} record={record} />}
      </header>
      {error && <ErrorNotice error={error} retry={retry} />}
      {isMissing && <EmptyState title={t('record.missing.title')} text={t('record.missing.text')} />}
      {!record && !error && !isMissing && <Skeleton />}
      {record && <DocumentView key={record.uuid} record={record} />}
    </div>
  );
}
