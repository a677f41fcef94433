import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { useAvailableResource } from '../../api/missing/missingOperations.ts';
import { formModule } from '../../core/lazy/resourceModules.ts';
import { relatedListPrefix } from '../../core/routing/recordUrl.ts';
import { useUrlState } from '../../core/routing/useUrlState.ts';
import { LazyDialog } from '../../feedback/failure/LazyPart.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { NewRecord } from '../form/NewRecord.tsx';
import { CreateButton } from '../screen/CreateButton.tsx';
import { DetailDialog } from './DetailDialog.tsx';

interface RelatedListProps {
  readonly resource: Resource;
  /** Text of the empty state. */
  readonly hint?: ReactNode;
}

/** The records of an owner: a list on its page whose rows open in a dialog. */
export function RelatedList({ resource, hint }: RelatedListProps): ReactNode {
  const { name } = resource;
  const offered = useAvailableResource(resource);
  const [{ detail }, go] = useUrlState({ detail: '' });
  const [creating, setCreating] = useState(false);
  const { open, preload } = useMemo(() => {
    const open = (row: Row) => go({ detail: row.uuid });
    return { open, preload: () => formModule(name).preload() };
  }, [name, go]);
  const create = offered.roles.create && (
    <CreateButton resource={resource} create={() => setCreating(true)} />
  );
  return (
    <>
      {create}
      <ResourceList
        resource={offered}
        prefix={relatedListPrefix}
        open={open}
        edit={open}
        preload={preload}
        create={create}
        hint={hint}
      />
      {detail !== '' && (
        <LazyDialog key={detail} close={() => go({ detail: '' })}>
          <DetailDialog resource={resource} uuid={detail} close={() => go({ detail: '' })} />
        </LazyDialog>
      )}
      {creating && (
        <LazyDialog close={() => setCreating(false)}>
          <NewRecord
            resource={resource}
            close={() => setCreating(false)}
            created={() => setCreating(false)}
          />
        </LazyDialog>
      )}
    </>
  );
}
