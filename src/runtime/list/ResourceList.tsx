import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { resourceKey } from '../../contract/labelKey.ts';
import type { Resource } from '../../contract/resource.ts';
import { useRunAction } from '../actions/useRunAction.tsx';
import { usePhrases, useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { ColumnMenu } from './ColumnMenu.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { RowBehaviour } from './ListRow.tsx';
import { ListTable } from './ListTable.tsx';
import styles from './list.module.css';
import { Pager } from './Pager.tsx';
import { useColumns } from './useColumns.ts';
import { useListState } from './useListState.ts';
import { useRows } from './useRows.ts';
import { whenIdle } from './whenIdle.ts';

interface ResourceListProps extends Required<Omit<RowBehaviour, 'run'>> {
  readonly resource: Resource;
  /** The button that makes a new record, offered again where there is none yet. */
  readonly create: ReactNode;
  /** Keeps its parameters in the URL apart from those of the list around it. */
  readonly prefix?: string;
}

/** The records of a resource: filters, table, pages. */
export function ResourceList({ resource, open, edit, create, prefix }: ResourceListProps): ReactNode {
  const t = useTranslate();
  const list = useListState(resource, prefix);
  const choice = useColumns(resource);
  const { run, running, dialog } = useRunAction(resource);
  const { rows, total, more, error, isStale, retry } = useRows(resource, list.state);
  const { setPage, clearFilters } = list;
  const isEmpty = rows?.length === 0;
  const isPastEnd = isEmpty && list.state.page > 0;
  const isLoaded = rows !== undefined;
  const { preload } = edit;
  useEffect(() => (isLoaded ? whenIdle(preload) : undefined), [isLoaded, preload]);
  useEffect(() => {
    if (isPastEnd && !isStale) setPage(0, true);
  }, [isPastEnd, isStale, setPage]);

  return (
    <div className={styles.list}>
      <FilterBar resource={resource} controls={list}>
        <button
          type="button"
          className={controls.icon}
          aria-label={t('list.refresh')}
          title={t('list.refresh')}
          onClick={retry}
        >
          <RotateCw size={16} aria-hidden="true" data-spinning={isStale} />
        </button>
        <ColumnMenu resource={resource} choice={choice} />
      </FilterBar>
      {error && <ErrorNotice error={error} retry={retry} />}
      <div className={styles.frame}>
        <ListTable
          resource={resource}
          columns={choice.columns}
          controls={list}
          rows={error && !rows ? [] : rows}
          isStale={isStale}
          open={open}
          running={running}
          run={run}
          edit={edit}
        />
        {isEmpty && !error && (
          <Nothing
            resource={resource}
            filtered={Object.keys(list.state.filters).length > 0}
            create={create}
            clear={clearFilters}
          />
        )}
      </div>
      <Pager rows={rows} total={total} more={more} controls={list} />
      {dialog}
    </div>
  );
}

interface NothingProps extends Pick<ResourceListProps, 'resource' | 'create'> {
  readonly filtered: boolean;
  readonly clear: () => void;
}

function Nothing({ resource, filtered, create, clear }: NothingProps): ReactNode {
  const { translate: t, has } = usePhrases();
  const title = t(resourceKey(resource.name, 'title'));
  const description = resourceKey(resource.name, 'description');
  if (!filtered)
    return (
      <EmptyState title={t('list.empty.title', { title })} text={has(description) ? t(description) : ''}>
        {create}
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
