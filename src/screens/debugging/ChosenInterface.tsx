import type { ReactNode } from 'react';
import type { Resource } from '../../contract/resource.ts';
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
  const choose = (next: string): void => go({ uuid: next, part: '' });
  if (uuid !== '') return <Chosen resource={resource} uuid={uuid} choose={choose} />;
  return (
    <>
      <div className={styles.choice}>
        <InterfaceChoice resource={resource} chosen={undefined} choose={choose} />
      </div>
      <EmptyState title={t('debugging.choose.title')} text={t('debugging.choose.text')} />
    </>
  );
}

interface ChosenProps {
  readonly resource: Resource;
  readonly uuid: string;
  readonly choose: (uuid: string) => void;
}

function Chosen({ resource, uuid, choose }: ChosenProps): ReactNode {
  const t = useTranslate();
  const { record, error, isMissing, retry } = useRecord(resource, uuid);
  const { run, dialog } = useRunAction(resource);
  return (
    <>
      <div className={styles.choice}>
        <InterfaceChoice resource={resource} chosen={record} choose={choose} />
        {record && <RecordState resource={resource} record={record} />}
      </div>
      {error && <ErrorNotice error={error} retry={retry} />}
      {isMissing && <EmptyState title={t('record.missing.title')} text={t('record.missing.text')} />}
      {!record && !error && !isMissing && <Skeleton />}
      {record && (
        <InTimeZone key={record.uuid} resource={resource} record={record}>
          <Debugger owner={{ resource, record, run }} />
        </InTimeZone>
      )}
      {dialog}
    </>
  );
}
