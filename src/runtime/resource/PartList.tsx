import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Resource } from '../../contract/resource.ts';
import { LazyDialog } from '../lazy/LazyPart.tsx';
import { preloadForm } from '../lazy/resourceModules.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { useUrlState } from '../routing/useUrlState.ts';
import { CreateButton } from './CreateButton.tsx';
import { CreateDialog } from './CreateDialog.tsx';
import { DetailDialog } from './DetailDialog.tsx';
import { partPrefix } from './place.ts';
import { useOffered } from './useOffered.ts';

interface PartListProps {
  readonly resource: Resource;
  /** What is said while there is none. */
  readonly hint?: ReactNode;
}

/** The records that belong to another one: a list in its page, whose rows open in a dialog over it. */
export function PartList({ resource, hint }: PartListProps): ReactNode {
  const { name } = resource;
  const offered = useOffered(resource);
  const [{ detail }, go] = useUrlState({ detail: '' });
  const [creating, setCreating] = useState(false);
  const { open, edit } = useMemo(() => {
    const open = (row: Row) => go({ detail: row.uuid });
    return { open, edit: { open, preload: () => void preloadForm(name).catch(() => undefined) } };
  }, [name, go]);
  const create = offered.roles.create && <CreateButton name={name} create={() => setCreating(true)} />;
  return (
    <>
      {create}
      <ResourceList
        resource={offered}
        prefix={partPrefix}
        open={open}
        edit={edit}
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
          <CreateDialog resource={resource} close={() => setCreating(false)} />
        </LazyDialog>
      )}
    </>
  );
}
