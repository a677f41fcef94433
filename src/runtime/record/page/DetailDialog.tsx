import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import { RowActions } from '../../actions/controls/RowActions.tsx';
import { useRunAction } from '../../actions/useRunAction.tsx';
import { useAvailableResource } from '../../api/missing/missingOperations.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { Dialog } from '../../feedback/dialog/Dialog.tsx';
import { IconButton } from '../../feedback/IconButton.tsx';
import { LoadingSkeleton } from '../../feedback/progress/LoadingSkeleton.tsx';
import { RecordTimeZone } from '../../fields/timeZone/RecordTimeZone.tsx';
import { columnsZoneSourceOf } from '../../fields/timeZone/zoneOf.ts';
import { useRecordName } from '../../fields/useRecordName.ts';
import { ErrorNotice } from '../../list/ErrorNotice.tsx';
import styles from '../record.module.css';
import { RecordDetails } from './RecordDetails.tsx';
import { RecordState } from './RecordState.tsx';
import { useRecord } from './useRecord.ts';

interface DetailDialogProps {
  readonly resource: Resource;
  readonly uuid: string;
  readonly close: () => void;
}

/** An owned record in a dialog over its owner's page: its details and actions. */
export function DetailDialog({ resource, uuid, close }: DetailDialogProps): ReactNode {
  const t = useTranslate();
  const { record, error, isMissing, retry } = useRecord(resource, uuid);
  const offered = useAvailableResource(resource);
  const { run } = useRunAction(offered, close);
  const kind = t(resourceKey(resource.name, 'title'));
  const nameOf = useRecordName(resource);
  return (
    <Dialog wide title={record ? `${kind} · ${nameOf(record)}` : kind} onClose={close}>
      <div className={styles.detail}>
        <IconButton name={t('feedback.close')} Icon={X} data-corner onClick={close} />
        {error && <ErrorNotice error={error} retry={retry} />}
        {isMissing && <p>{t('record.missing.text')}</p>}
        {!record && !error && !isMissing && <LoadingSkeleton />}
        {record && (
          <RecordTimeZone source={columnsZoneSourceOf(resource.columns)} record={record}>
            {(resource.lifecycle || offered.actions.length > 0) && (
              <header className={styles.header}>
                <RecordState resource={resource} record={record} />
                <span className={styles.headerActions}>
                  <RowActions resource={offered} row={record} run={(...args) => void run(...args)} />
                </span>
              </header>
            )}
            <RecordDetails resource={resource} record={record} run={run} />
          </RecordTimeZone>
        )}
      </div>
    </Dialog>
  );
}
