import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import { RowActions } from '../../actions/controls/RowActions.tsx';
import { useRunAction } from '../../actions/useRunAction.tsx';
import { useAvailableResource } from '../../api/missing/missingOperations.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import { WhenLoaded } from '../../core/lazy/WhenLoaded.tsx';
import { useRecordTitle } from '../../core/page/useRecordTitle.ts';
import controls from '../../core/theme/controls.module.css';
import { whenIdle } from '../../core/timing/whenIdle.ts';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { LoadingSkeleton } from '../../feedback/progress/LoadingSkeleton.tsx';
import { RecordTimeZone } from '../../fields/timeZone/RecordTimeZone.tsx';
import { columnsZoneSourceOf } from '../../fields/timeZone/zoneOf.ts';
import { useRecordName } from '../../fields/useRecordName.ts';
import { ErrorNotice } from '../../list/ErrorNotice.tsx';
import { RecordSettings } from '../form/RecordSettings.tsx';
import styles from '../record.module.css';
import { PanelView } from '../screen/panels.tsx';
import { TabBar } from '../screen/TabBar.tsx';
import { LazyRecordDetails } from './lazyRecordDetails.ts';
import { offeredPageTabs } from './offeredPageTabs.ts';
import { RecordState } from './RecordState.tsx';
import type { RecordPageTab } from './recordPageTabs.ts';
import { LazyRelatedResources, tabModules } from './tabModules.ts';
import type { OwnerRecord } from './useEditLock.tsx';
import type { RecordRequest } from './useRecord.ts';

/** Loads the code of all tabs. A failure appears when the tab opens. */
function preloadTabs(resource: Resource): void {
  for (const section of offeredPageTabs(resource))
    for (const module of tabModules(section, resource.name)) module.preload();
}

interface RecordViewProps {
  readonly resource: Resource;
  readonly request: RecordRequest;
  /** Id of the open tab. */
  readonly section: string;
  readonly showSection: (section: string) => void;
  readonly close: () => void;
}

/** A record page: name, state, actions and tabs. */
export function RecordView(props: RecordViewProps): ReactNode {
  const { resource, request, section, showSection, close } = props;
  const t = useTranslate();
  const { record, error, isMissing, retry } = request;
  const offered = useAvailableResource(resource);
  const { run } = useRunAction(offered, close);
  const nameOf = useRecordName(resource);
  useRecordTitle(record && nameOf(record));
  const title = t(resourceKey(resource.name, 'title'));
  const isLoaded = record !== undefined;
  useEffect(() => (isLoaded ? whenIdle(() => preloadTabs(resource)) : undefined), [isLoaded, resource]);
  const sections = offeredPageTabs(resource);
  const current = sections.find(({ id }) => id === section) ?? sections[0];
  const tabs = sections.map(({ id, tab }) => ({
    id,
    title: t(tab ? resourceKey(resource.name, `recordTabs.${id}.title`) : `record.${id}`),
    key: id === 'settings' ? shortcutProps('edit', t('record.settings')) : undefined,
  }));

  return (
    <div className={styles.record} data-wide={current.tab !== undefined}>
      <button type="button" className={controls.quiet} onClick={close} {...shortcutProps('back', title)}>
        <ArrowLeft size={16} aria-hidden="true" />
        {title}
      </button>
      {error && <ErrorNotice error={error} retry={retry} />}
      {isMissing && (
        <EmptyState title={t('record.missing.title')} text={t('record.missing.text')}>
          <button type="button" className={controls.button} onClick={close}>
            {t('record.missing.back', { title })}
          </button>
        </EmptyState>
      )}
      {record && (
        <RecordTimeZone source={columnsZoneSourceOf(resource.columns)} record={record}>
          <header className={styles.header}>
            <h1>{nameOf(record)}</h1>
            <RecordState resource={resource} record={record} />
            <span className={styles.headerActions}>
              <RowActions resource={offered} row={record} run={run} />
            </span>
          </header>
          {tabs.length > 1 && (
            <TabBar
              label={t('record.sections')}
              tabs={tabs}
              current={current.id}
              onSelect={(next) => next !== current.id && showSection(next)}
            />
          )}
          <LazyPart key={`${record.uuid} ${current.id}`} fallback={<LoadingSkeleton />}>
            <WhenLoaded modules={tabModules(current, resource.name)} fallback={<LoadingSkeleton />}>
              <RecordTabContent
                section={current}
                title={tabs.find(({ id }) => id === current.id)?.title ?? ''}
                owner={{ resource, record, run }}
              />
            </WhenLoaded>
          </LazyPart>
        </RecordTimeZone>
      )}
    </div>
  );
}

interface RecordTabContentProps {
  readonly section: RecordPageTab;
  readonly title: string;
  readonly owner: OwnerRecord;
}

function RecordTabContent({ section: { id, tab }, title, owner }: RecordTabContentProps): ReactNode {
  const { resource } = owner;
  if (tab?.panel)
    return (
      <PanelView
        name={tab.panel}
        tab={id}
        title={title}
        tabs={null}
        constants={resource.constants}
        owner={owner}
      />
    );
  if (tab) return <LazyRelatedResources tab={tab} title={title} owner={owner} />;
  return id === 'settings' ? <RecordSettings {...owner} /> : <LazyRecordDetails {...owner} />;
}
