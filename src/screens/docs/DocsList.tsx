import { type ReactNode, useEffect, useMemo } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Resource } from '../../contract/model/resource.ts';
import { navigate } from '../../runtime/core/routing/hashLocation.ts';
import { LazyDialog } from '../../runtime/feedback/failure/LazyPart.tsx';
import { useListState } from '../../runtime/list/query/useListState.ts';
import { useRows } from '../../runtime/list/query/useRows.ts';
import { ResourceList } from '../../runtime/list/ResourceList.tsx';
import { CreateButton } from '../../runtime/record/screen/CreateButton.tsx';
import { LazyNewRecord, preloadRecordView } from '../../runtime/record/screen/lazyViews.ts';
import { ScreenHeader } from '../../runtime/record/screen/ScreenHeader.tsx';
import { TaskMenu } from '../../runtime/task/TaskMenu.tsx';
import { settingsHref } from '../interfaceFamily.ts';
import { ApiDocPage } from './lazyViews.ts';
import type { DocsController } from './useDocsState.ts';

interface DocsListProps {
  readonly resource: Resource;
  readonly docs: DocsController;
  readonly title: string;
  readonly tabs: ReactNode;
}

/**
 * The list of all interfaces. A row opens the interface's API document. Operators also create and edit
 * interfaces and run tasks here.
 */
export function DocsList({ resource, docs, title, tabs }: DocsListProps): ReactNode {
  const { state, dispatch } = docs;
  const { name } = resource;
  const { open, edit, preload } = useMemo(() => {
    const preload = () => {
      ApiDocPage.preload();
      preloadRecordView(name);
    };
    return {
      preload,
      open: ({ uuid }: Row) => dispatch({ type: 'documentOpened', uuid }),
      edit: (row: Row) => navigate(settingsHref(row)),
    };
  }, [dispatch, name]);
  const create = <CreateButton resource={resource} create={() => dispatch({ type: 'createOpened' })} />;
  const closeCreate = () => dispatch({ type: 'createClosed' });
  return (
    <>
      <ScreenHeader title={title}>
        <TaskMenu resource={resource} />
        {create}
      </ScreenHeader>
      {tabs}
      <ResourceList resource={resource} open={open} edit={edit} preload={preload} create={create} />
      {state.isCreating && (
        <LazyDialog close={closeCreate}>
          <LazyNewRecord
            resource={resource}
            close={closeCreate}
            created={(record) => dispatch({ type: 'created', uuid: record?.uuid })}
          />
        </LazyDialog>
      )}
    </>
  );
}

/**
 * Queries the docs list whenever the route is `/`, on every tab (schemas/SPECIFICATION.md section 2.4). While
 * the create dialog is open, new rows dispatch `listed`. `ResourceList` makes the same query and shares the
 * answer. Renders nothing.
 */
export function DocsListQuery({
  resource,
  docs,
}: {
  readonly resource: Resource;
  readonly docs: DocsController;
}): null {
  const { state: list } = useListState(resource);
  const { rows } = useRows(resource, list);
  const { dispatch, state } = docs;
  const { isCreating } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about new rows, not about a dialog that was opened since
  useEffect(() => {
    if (rows && isCreating) dispatch({ type: 'listed' });
  }, [rows]);
  return null;
}
