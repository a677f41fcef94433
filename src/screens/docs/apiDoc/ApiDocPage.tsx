import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../../runtime/core/keyboard/shortcutKeys.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import { EmptyState } from '../../../runtime/feedback/EmptyState.tsx';
import { LoadingSkeleton } from '../../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import { RecordState } from '../../../runtime/record/page/RecordState.tsx';
import { useRecord } from '../../../runtime/record/page/useRecord.ts';
import styles from '../docs.module.css';
import type { DocsController } from '../useDocsState.ts';
import { ApiDocView } from './ApiDocView.tsx';

interface ApiDocPageProps {
  readonly resource: Resource;
  readonly docs: DocsController;
}

/** The API document that the operator opened from the list. */
export function ApiDocPage({ resource, docs: { state, dispatch } }: ApiDocPageProps): ReactNode {
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
          {...shortcutProps('back', t('docs.document.back'))}
        >
          <ArrowLeft size={16} aria-hidden="true" />
          {t('docs.document.back')}
        </button>
        <h2>{record && String(record.interfaceName)}</h2>
        {record && <RecordState resource={resource} record={record} />}
      </header>
      {error && <ErrorNotice error={error} retry={retry} />}
      {isMissing && <EmptyState title={t('record.missing.title')} text={t('record.missing.text')} />}
      {!record && !error && !isMissing && <LoadingSkeleton />}
      {record && <ApiDocView key={record.uuid} record={record} />}
    </div>
  );
}
