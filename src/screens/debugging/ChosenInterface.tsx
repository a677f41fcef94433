import type { ReactNode } from 'react';
import { useRunAction } from '../../runtime/actions/useRunAction.tsx';
import { useTranslate } from '../../runtime/i18n/LocaleProvider.tsx';
import { EmptyState } from '../../runtime/list/EmptyState.tsx';
import { ErrorNotice } from '../../runtime/list/ErrorNotice.tsx';
import { InTimeZone } from '../../runtime/resource/InTimeZone.tsx';
import { RecordState } from '../../runtime/resource/RecordState.tsx';
import { Skeleton } from '../../runtime/resource/Skeleton.tsx';
import { useNarrowed } from '../../runtime/resource/useNarrowed.ts';
import { useRecord } from '../../runtime/resource/useRecord.ts';
import { useUrlState } from '../../runtime/routing/useUrlState.ts';
import { Debugger } from './Debugger.tsx';
import styles from './debugging.module.css';
import { InterfaceChoice } from './InterfaceChoice.tsx';

/** Beside a family's list: one of its interfaces is chosen, which stands in the URL, and then debugged. */
export function ChosenInterface({
  constants,
}: {
  readonly constants: Readonly<Record<string, string>>;
}): ReactNode {
  const t = useTranslate();
  const resource = useNarrowed('interface', constants);
  const [{ uuid }, go] = useUrlState({ uuid: '', part: '' });
  const { record, error, isMissing, retry } = useRecord(resource, uuid);
  const { run, dialog } = useRunAction(resource);
  const isLoading = uuid !== '' && !record && !error && !isMissing;
  return (
    <>
      <div className={styles.choice}>
        <InterfaceChoice
          resource={resource}
          chosen={record}
          choose={(next) => go({ uuid: next, part: '' })}
        />
        {record && <RecordState resource={resource} record={record} />}
      </div>
      {uuid === '' && <EmptyState title={t('debugging.choose.title')} text={t('debugging.choose.text')} />}
      {error && <ErrorNotice error={error} retry={retry} />}
      {isMissing && <EmptyState title={t('record.missing.title')} text={t('record.missing.text')} />}
      {isLoading && <Skeleton />}
      {record && (
        <InTimeZone key={record.uuid} resource={resource} record={record}>
          <Debugger owner={{ resource, record, run }} />
        </InTimeZone>
      )}
      {dialog}
    </>
  );
}
