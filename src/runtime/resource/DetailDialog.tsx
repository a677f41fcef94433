import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { resourceKey } from '../../contract/labelKey.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import { RowActions } from '../actions/RowActions.tsx';
import { useRunAction } from '../actions/useRunAction.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { useNameOf } from '../fields/useNameOf.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { ErrorNotice } from '../list/ErrorNotice.tsx';
import controls from '../theme/controls.module.css';
import { InTimeZone } from './InTimeZone.tsx';
import { Overview } from './Overview.tsx';
import { RecordState } from './RecordState.tsx';
import styles from './resource.module.css';
import { Skeleton } from './Skeleton.tsx';
import { useOffered } from './useOffered.ts';
import { useRecord } from './useRecord.ts';

interface DetailDialogProps {
  readonly resource: Resource;
  readonly uuid: string;
  readonly close: () => void;
}

/** A record that belongs to the one on the page, over that page: what it is, and what can be done with it. */
export function DetailDialog({ resource, uuid, close }: DetailDialogProps): ReactNode {
  const t = useTranslate();
  const { record, error, isMissing, retry } = useRecord(resource, uuid);
  const offered = useOffered(resource);
  const { run, dialog } = useRunAction(offered);
  const kind = t(resourceKey(resource.name, 'title'));
  const nameOf = useNameOf(resource);
  const act = async (action: Action, row: Row): Promise<void> => {
    if ((await run(action, row)) && action.operation === resource.roles.remove) close();
  };
  return (
    <Dialog wide title={record ? `${kind} · ${nameOf(record)}` : kind} onClose={close}>
      <div className={styles.detail}>
        <button
          type="button"
          data-corner
          className={controls.icon}
          aria-label={t('feedback.close')}
          title={t('feedback.close')}
          onClick={close}
        >
          <X size={16} aria-hidden="true" />
        </button>
        {record && (resource.lifecycle || offered.actions.length > 0) && (
          <header className={styles.header}>
            <RecordState resource={resource} record={record} />
            <span className={styles.headerActions}>
              <RowActions resource={offered} row={record} run={(...args) => void act(...args)} />
            </span>
          </header>
        )}
        {error && <ErrorNotice error={error} retry={retry} />}
        {isMissing && <p>{t('record.missing.text')}</p>}
        {!record && !error && !isMissing && <Skeleton />}
        {record && (
          <InTimeZone resource={resource} record={record}>
            <Overview resource={resource} record={record} />
          </InTimeZone>
        )}
      </div>
      {dialog}
    </Dialog>
  );
}
