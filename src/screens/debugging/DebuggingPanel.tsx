import type { ReactNode } from 'react';
import { useRunAction } from '../../runtime/actions/useRunAction.tsx';
import { useTranslate } from '../../runtime/core/i18n/LocaleProvider.tsx';
import { currentLocation } from '../../runtime/core/routing/hashLocation.ts';
import { clearRelatedParameters } from '../../runtime/core/routing/recordUrl.ts';
import { useUrlState } from '../../runtime/core/routing/useUrlState.ts';
import { EmptyState } from '../../runtime/feedback/EmptyState.tsx';
import { LazyPart } from '../../runtime/feedback/failure/LazyPart.tsx';
import { LoadingSkeleton } from '../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { RecordTimeZone } from '../../runtime/fields/timeZone/RecordTimeZone.tsx';
import { columnsZoneSourceOf } from '../../runtime/fields/timeZone/zoneOf.ts';
import { ErrorNotice } from '../../runtime/list/ErrorNotice.tsx';
import { RecordState } from '../../runtime/record/page/RecordState.tsx';
import { useRecord } from '../../runtime/record/page/useRecord.ts';
import type { PanelProps } from '../../runtime/record/screen/panels.tsx';
import { ScreenHeader } from '../../runtime/record/screen/ScreenHeader.tsx';
import { useScopedResource } from '../../runtime/record/useScopedResource.ts';
import { Debugger } from './Debugger.tsx';
import styles from './debugging.module.css';
import { InterfaceCombobox } from './InterfaceCombobox.tsx';

/** Debugs the interface of the record page, or one that the operator selects first. */
export function DebuggingPanel({ owner, title, tabs, constants }: PanelProps): ReactNode {
  if (owner) return <Debugger owner={owner} />;
  return (
    <>
      <ScreenHeader title={title} />
      {tabs}
      <FamilyDebugger constants={constants} />
    </>
  );
}

/**
 * The debugging tab beside a family's list. The operator selects an interface, and its uuid goes into the
 * URL.
 */
function FamilyDebugger({ constants }: { readonly constants: Readonly<Record<string, string>> }): ReactNode {
  const t = useTranslate();
  const resource = useScopedResource('interface', constants);
  const [{ uuid }, go] = useUrlState({ uuid: '', part: '' });
  const { record, error, isMissing, retry } = useRecord(resource, uuid);
  const { run } = useRunAction(resource);
  const isLoading = uuid !== '' && !record && !error && !isMissing;
  return (
    <>
      <div className={styles.interfaceBar}>
        <InterfaceCombobox
          resource={resource}
          selected={record}
          select={(next) => go({ ...clearRelatedParameters(currentLocation()), uuid: next })}
        />
        {record && <RecordState resource={resource} record={record} />}
      </div>
      {uuid === '' && <EmptyState title={t('debugging.choose.title')} text={t('debugging.choose.text')} />}
      {error && <ErrorNotice error={error} retry={retry} />}
      {isMissing && <EmptyState title={t('record.missing.title')} text={t('record.missing.text')} />}
      {isLoading && <LoadingSkeleton />}
      {record && (
        <RecordTimeZone key={record.uuid} source={columnsZoneSourceOf(resource.columns)} record={record}>
          <LazyPart fallback={<LoadingSkeleton />}>
            <Debugger owner={{ resource, record, run }} />
          </LazyPart>
        </RecordTimeZone>
      )}
    </>
  );
}
