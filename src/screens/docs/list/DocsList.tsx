import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import type { Resource } from '../../../contract/resource.ts';
import { LazyDialog } from '../../../runtime/lazy/LazyPart.tsx';
import { ResourceList } from '../../../runtime/list/ResourceList.tsx';
import { CreateButton } from '../../../runtime/resource/CreateButton.tsx';
import { createDialog, preloadRecord } from '../../../runtime/resource/faces.ts';
import { ScreenHeader } from '../../../runtime/resource/ScreenHeader.tsx';
import { navigate } from '../../../runtime/routing/hashLocation.ts';
import { TaskMenu } from '../../../runtime/task/TaskMenu.tsx';
import { DocumentPage } from '../parts.ts';
import type { Docs } from '../useDocs.ts';
import { settingsOf } from './settingsOf.ts';

interface DocsListProps {
  readonly resource: Resource;
  readonly docs: Docs;
  readonly title: string;
  readonly tabs: ReactNode;
}

function Create(props: ComponentProps<ReturnType<typeof createDialog.useValue>>): ReactNode {
  const CreateDialog = createDialog.useValue();
  return <CreateDialog {...props} />;
}

/** The documents of all interfaces. A row opens its document; what is done with interfaces is done from here too. */
export function DocsList({ resource, docs, title, tabs }: DocsListProps): ReactNode {
  const { state, dispatch } = docs;
  const { name } = resource;
  const preload = () => preloadRecord(name);
  const { open, edit } = useMemo(
    () => ({
      open: ({ uuid }: Row) => dispatch({ type: 'documentOpened', uuid }),
      edit: { open: (row: Row) => navigate(settingsOf(row)), preload: DocumentPage.preload },
    }),
    [dispatch],
  );
  const create = (
    <CreateButton name={name} preload={preload} create={() => dispatch({ type: 'createOpened' })} />
  );
  return (
    <>
      <ScreenHeader title={title}>
        <TaskMenu resource={resource} />
        {create}
      </ScreenHeader>
      {tabs}
      <ResourceList resource={resource} open={open} edit={edit} create={create} />
      {state.isCreating && (
        <LazyDialog close={() => dispatch({ type: 'createClosed' })}>
          <Create resource={resource} close={() => dispatch({ type: 'createClosed' })} />
        </LazyDialog>
      )}
    </>
  );
}
