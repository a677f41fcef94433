import type { ReactNode } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { readsOf } from '../api/readsOf.ts';
import { useRefresh } from '../api/useOperation.ts';
import type { UndoProps } from '../feedback/toastStore.ts';
import { UndoButton } from '../feedback/UndoButton.tsx';
import { restoreRecords } from './restoreRecords.ts';

interface UndoRemovalProps extends UndoProps {
  readonly resource: Resource;
  readonly uuids: readonly string[];
}

/** Brings removed records back, wherever the operator has gone meanwhile. */
export function UndoRemoval({ resource, uuids, ...props }: UndoRemovalProps): ReactNode {
  const refresh = useRefresh();
  const undo = async () => {
    const isOver = await restoreRecords(resource, uuids);
    await refresh(...readsOf(resource));
    return isOver;
  };
  return <UndoButton undo={undo} {...props} />;
}
