import { type ReactNode, useEffect, useMemo } from 'react';
import { inSentence } from '../../contract/inSentence.ts';
import { resourceKey } from '../../contract/labelKey.ts';
import type { Resource } from '../../contract/resource.ts';
import { bulkActionsOf } from '../actions/bulkActionsOf.ts';
import { useRunAction } from '../actions/useRunAction.tsx';
import { noSuchCall } from '../api/missingCalls.ts';
import { usePhrases } from '../i18n/LocaleProvider.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { sparklineColumn } from '../strip/sparklineColumn.ts';
import { useSparklines } from '../strip/useSparklines.tsx';
import controls from '../theme/controls.module.css';
import { EmptyState } from './EmptyState.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import type { FilterTreeProps } from './FilterTree.tsx';
import { BulkBar, ListBar } from './ListBar.tsx';
import type { RowBehaviour } from './ListRow.tsx';
import { ListTable } from './ListTable.tsx';
import styles from './list.module.css';
import { Pager } from './Pager.tsx';
import { TreePane } from './TreePane.tsx';
import { useColumns } from './useColumns.ts';
import { useListState } from './useListState.ts';
import { useRows } from './useRows.ts';
import { useSelection } from './useSelection.ts';
import { whenIdle } from './whenIdle.ts';

interface ResourceListProps
  extends Required<Pick<RowBehaviour, 'open' | 'edit'>>,
    Pick<RowBehaviour, 'lead'> {
  readonly resource: Resource;
  /** The button that makes a new record, offered again where there is none yet. */
  readonly create: ReactNode;
  /** What is said where there is none yet, and none is made here. */
  readonly hint?: ReactNode;
  /** Keeps its parameters in the URL apart from those of the list around it. */
  readonly prefix?: string;
}

const NextSteps = lazyComponent(async () => (await import('../onboarding/NextSteps.tsx')).NextSteps);

/** The tree of a resource, and where its options come from. */
function treeOf({ tree, filters }: Resource): Pick<FilterTreeProps, 'tree' | 'reference'> | undefined {
  const reference = filters.find(({ property }) => property === tree?.property)?.field.reference;
  return tree && reference && { tree, reference };
}

/** Milliseconds: what the rows still wait for, as the names behind references, comes first. */
const preloadDelay = 200;

/** The records of a resource: filters, tree, table, pages. */
export function ResourceList({
  resource,
  open,
  lead,
  edit,
  create,
  hint,
  prefix,
}: ResourceListProps): ReactNode {
  const list = useListState(resource, prefix);
  const choice = useColumns(resource);
  const { run, running, dialog } = useRunAction(resource);
  const { error, isStale, retry, ...page } = useRows(resource, list.state);
  const { rows, total } = page;
  const { setPage, clearFilters } = list;
  const { filters } = list.state;
  const sparklines = useSparklines(resource, choice.isShown(sparklineColumn), rows);
  const selection = useSelection(JSON.stringify([resource.name, resource.constants, filters]), rows);
  const { tree, isSelectable } = useMemo(
    () => ({ tree: treeOf(resource), isSelectable: bulkActionsOf(resource).length > 0 }),
    [resource],
  );
  const isEmpty = rows?.length === 0;
  const isPastEnd = isEmpty && list.state.page > 0;
  const isLoaded = rows !== undefined;
  const { preload } = edit;
  useEffect(() => {
    if (!isLoaded) return;
    return whenIdle(() => {
      preload();
      if (isSelectable) BulkBar.preload();
    }, preloadDelay);
  }, [isLoaded, isSelectable, preload]);
  useEffect(() => {
    if (isPastEnd && !isStale) setPage(0, { replace: true });
  }, [isPastEnd, isStale, setPage]);

  // Nothing can be filtered, or leafed through, where the back end has no such list.
  if (error?.answer.error === noSuchCall) return <ErrorNotice error={error} retry={retry} />;
  return (
    <div className={styles.list}>
      <ListBar
        resource={resource}
        controls={list}
        choice={choice}
        selection={selection}
        rows={rows}
        total={total}
        isStale={isStale}
        hasFailed={error !== undefined}
        isReady={isLoaded || error !== undefined}
        read={retry}
      />
      {error && <ErrorNotice error={error} retry={retry} />}
      <div className={styles.body} data-tree={tree !== undefined}>
        {tree && <TreePane resource={resource} {...tree} controls={list} total={total} isReady={isLoaded} />}
        <div className={styles.frame}>
          <ListTable
            resource={resource}
            columns={choice.columns}
            sparklines={sparklines.column}
            controls={list}
            rows={error && !rows ? [] : rows}
            isStale={isStale}
            selection={isSelectable ? selection : undefined}
            open={open}
            lead={lead}
            running={running}
            run={run}
            edit={edit}
          />
          {isEmpty && !error && (
            <Nothing
              resource={resource}
              filtered={Object.keys(filters).length > 0}
              create={create}
              hint={hint}
              clear={clearFilters}
            />
          )}
        </div>
      </div>
      <Pager {...page} controls={list} />
      {sparklines.reader}
      {dialog}
    </div>
  );
}

interface NothingProps extends Pick<ResourceListProps, 'resource' | 'create' | 'hint'> {
  readonly filtered: boolean;
  readonly clear: () => void;
}

function Nothing({ resource, filtered, create, hint, clear }: NothingProps): ReactNode {
  const { translate: t, has } = usePhrases();
  const title = inSentence(t(resourceKey(resource.name, 'title')));
  const description = resourceKey(resource.name, 'description');
  if (!filtered)
    return (
      <EmptyState title={t('list.empty.title', { title })} text={has(description) ? t(description) : ''}>
        <LazyPart>{create ? <NextSteps resource={resource} create={create} /> : hint}</LazyPart>
      </EmptyState>
    );
  return (
    <EmptyState title={t('list.noMatch.title')} text={t('list.noMatch.text', { title })}>
      <button type="button" className={controls.button} onClick={clear}>
        {t('list.noMatch.clear')}
      </button>
    </EmptyState>
  );
}
