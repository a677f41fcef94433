import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { resourceKey } from '../../contract/labelKey.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import { RowActions } from '../actions/RowActions.tsx';
import { useRunAction } from '../actions/useRunAction.tsx';
import { bearing } from '../command/keys.ts';
import { useNameOf } from '../fields/useNameOf.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { EmptyState } from '../list/EmptyState.tsx';
import { ErrorNotice } from '../list/ErrorNotice.tsx';
import { whenIdle } from '../list/whenIdle.ts';
import { PanelView } from '../panel/PanelView.tsx';
import controls from '../theme/controls.module.css';
import { recordOverview, recordParts } from './faces.ts';
import { InTimeZone } from './InTimeZone.tsx';
import { preloadSections } from './preloadSections.ts';
import { RecordState } from './RecordState.tsx';
import styles from './resource.module.css';
import { Settings } from './Settings.tsx';
import { Skeleton } from './Skeleton.tsx';
import { type RecordSection, sectionsOf } from './sectionsOf.ts';
import { TabBar } from './TabBar.tsx';
import type { Owner } from './useLock.tsx';
import { useOffered } from './useOffered.ts';
import { useRecord } from './useRecord.ts';

/** A failure is told when the section is opened. */
const hint = (resource: Resource): void => {
  preloadSections(resource).catch(() => undefined);
};

interface RecordViewProps {
  readonly resource: Resource;
  readonly uuid: string;
  readonly section: string;
  readonly showSection: (section: string) => void;
  readonly close: () => void;
}

/** One record as a page of its own: its name and state, what can be done with it, and its sections. */
export function RecordView({ resource, uuid, section, showSection, close }: RecordViewProps): ReactNode {
  const t = useTranslate();
  const { record, error, isMissing, retry } = useRecord(resource, uuid);
  const offered = useOffered(resource);
  const { run, dialog } = useRunAction(offered);
  const nameOf = useNameOf(resource);
  const title = t(resourceKey(resource.name, 'title'));
  const act = async (action: Action, row: Row): Promise<boolean> => {
    const isDone = await run(action, row);
    if (isDone && action.operation === resource.roles.remove) close();
    return isDone;
  };
  const isLoaded = record !== undefined;
  useEffect(() => (isLoaded ? whenIdle(() => hint(resource)) : undefined), [isLoaded, resource]);
  const sections = sectionsOf(resource);
  const current = sections.find(({ id }) => id === section) ?? sections[0];
  const tabs = sections.map(({ id, tab }) => ({
    id,
    title: t(tab ? resourceKey(resource.name, `recordTabs.${id}.title`) : `record.${id}`),
    key: id === 'settings' ? bearing('edit', t('record.settings')) : undefined,
  }));

  return (
    <div className={styles.record} data-wide={current?.tab !== undefined}>
      <button type="button" className={controls.quiet} onClick={close} {...bearing('back', title)}>
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
        <>
          <header className={styles.header}>
            <h1>{nameOf(record)}</h1>
            <RecordState resource={resource} record={record} />
            <span className={styles.headerActions}>
              <RowActions resource={offered} row={record} run={act} />
            </span>
          </header>
          {tabs.length > 1 && (
            <TabBar
              label={t('record.sections')}
              tabs={tabs}
              current={current?.id ?? ''}
              onSelect={showSection}
            />
          )}
          {current && (
            <LazyPart key={`${record.uuid} ${current.id}`} fallback={<Skeleton />}>
              <InTimeZone resource={resource} record={record}>
                <Section
                  section={current}
                  title={tabs.find(({ id }) => id === current.id)?.title ?? ''}
                  owner={{ resource, record, run: act }}
                />
              </InTimeZone>
            </LazyPart>
          )}
        </>
      )}
      {dialog}
    </div>
  );
}

function Parts(props: ComponentProps<ReturnType<typeof recordParts.useValue>>): ReactNode {
  const RecordParts = recordParts.useValue();
  return <RecordParts {...props} />;
}

function Facts(props: ComponentProps<ReturnType<typeof recordOverview.useValue>>): ReactNode {
  const Overview = recordOverview.useValue();
  return <Overview {...props} />;
}

interface SectionProps {
  readonly section: RecordSection;
  readonly title: string;
  readonly owner: Owner;
}

function Section({ section: { id, tab }, title, owner }: SectionProps): ReactNode {
  const { resource, record } = owner;
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
  if (tab) return <Parts tab={tab} title={title} owner={owner} />;
  return id === 'settings' ? <Settings {...owner} /> : <Facts resource={resource} record={record} />;
}
