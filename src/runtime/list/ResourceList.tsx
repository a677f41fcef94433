import { type ReactNode, useEffect, useMemo } from 'react';
import type { Resource } from '../../contract/model/resource.ts';
import { bulkActionsOf } from '../actions/actionsOf.ts';
import { useRunAction } from '../actions/useRunAction.tsx';
import { noSuchOperation } from '../api/missing/missingOperations.ts';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import { whenIdle } from '../core/timing/whenIdle.ts';
import { LazyPart } from '../feedback/failure/LazyPart.tsx';
import { sparklineColumn } from '../metrics/metricsAvailability.ts';
import { useSparklines } from '../metrics/useSparklines.tsx';
import { LazyBulkBar, ListBar } from './bar/ListBar.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import { ListLayout } from './ListLayout.tsx';
import { useListState } from './query/useListState.ts';
import { useRows } from './query/useRows.ts';
import type { RowBehaviour } from './table/ListRow.tsx';
import { ListTable } from './table/ListTable.tsx';
import { Pager } from './table/Pager.tsx';
import { useColumns } from './table/useColumns.ts';
import { useRowSelection } from './table/useRowSelection.ts';
import { useRowZones } from './table/useRowZones.ts';
import type { FilterTreeProps } from './tree/FilterTree.tsx';
import { TreePane } from './tree/TreePane.tsx';

interface ResourceListProps
  extends Required<Pick<RowBehaviour, 'open' | 'edit'>>,
    Pick<RowBehaviour, 'drillDownTo'> {
  readonly resource: Resource;
  /** Loads the code that `open` and `edit` need. */
  readonly preload: () => void;
  /** The button that creates a record, repeated in the empty state. */
  readonly create: ReactNode;
  /** Text of an empty state without a create button. */
  readonly hint?: ReactNode;
  /** Prefix of its URL parameters, to separate them from those of the surrounding list. */
  readonly prefix?: string;
}

const LazyEmptyList = lazyComponent(async () => (await import('./EmptyList.tsx')).EmptyList);

/** The tree of a resource, and the reference with its options. */
function treeFilterOf({ tree, filters }: Resource): Pick<FilterTreeProps, 'tree' | 'reference'> | undefined {
  const reference = filters.find(({ property }) => property === tree?.property)?.field.reference;
  return tree && reference && { tree, reference };
}

/** Milliseconds: a slow machine may have no idle time before the first click. */
const preloadTimeout = 50;

/** The records of a resource: filters, tree, table, pages. */
export function ResourceList({
  resource,
  open,
  drillDownTo,
  edit,
  preload,
  create,
  hint,
  prefix,
}: ResourceListProps): ReactNode {
  const list = useListState(resource, prefix);
  const choice = useColumns(resource);
  const { run, running } = useRunAction(resource);
  const { error, isStale, isOther, retry, ...page } = useRows(resource, list.state);
  const { rows, total } = page;
  const zones = useRowZones(resource, rows);
  const { setPage } = list;
  const { filters } = list.state;
  const sparklines = useSparklines(resource, choice.isShown(sparklineColumn), rows);
  const selection = useRowSelection(
    JSON.stringify([resource.name, resource.constants, filters]),
    isOther,
    rows,
  );
  const { tree, isSelectable } = useMemo(
    () => ({ tree: treeFilterOf(resource), isSelectable: bulkActionsOf(resource).length > 0 }),
    [resource],
  );
  const isEmpty = rows?.length === 0;
  // A page of cursors may be empty before the last one.
  const isPastEnd = isEmpty && !page.more && list.state.page > 0;
  const isLoaded = rows !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    return whenIdle(
      () => {
        preload();
        if (isSelectable) LazyBulkBar.preload();
      },
      0,
      preloadTimeout,
    );
  }, [isLoaded, isSelectable, preload]);
  useEffect(() => {
    if (isPastEnd && !isStale) setPage(0, { replace: true });
  }, [isPastEnd, isStale, setPage]);

  // Filters and pages are useless where the back end lacks the list.
  if (error?.answer.error === noSuchOperation) return <ErrorNotice error={error} retry={retry} />;
  return (
    <ListLayout
      bars={
        <ListBar
          resource={resource}
          list={list}
          choice={choice}
          selection={selection}
          rows={rows}
          total={total}
          zones={zones}
          isStale={isStale}
          hasFailed={error !== undefined}
          isReady={isLoaded || error !== undefined}
          read={retry}
        />
      }
      notice={error && <ErrorNotice error={error} retry={retry} />}
      tree={tree && <TreePane resource={resource} {...tree} list={list} total={total} isReady={isLoaded} />}
      table={
        <>
          <ListTable
            resource={resource}
            columns={choice.columns}
            sparklines={sparklines.column}
            list={list}
            rows={error && !rows ? [] : rows}
            zones={zones}
            isStale={isStale}
            selection={isSelectable ? selection : undefined}
            open={open}
            drillDownTo={drillDownTo}
            running={running}
            run={run}
            edit={edit}
          />
          {isEmpty && !error && (
            <LazyPart>
              <LazyEmptyList resource={resource} list={list} create={create} hint={hint} more={page.more} />
            </LazyPart>
          )}
        </>
      }
      pager={<Pager {...page} list={list} />}
    >
      {sparklines.reader}
    </ListLayout>
  );
}
