import type { Resource } from '../../contract/resource.ts';
import type { Toast } from '../feedback/toastStore.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { withPhrases } from '../lazy/withPhrases.ts';

/** Few removals are undone: no list waits for it. */
const UndoRemoval = lazyComponent(() =>
  withPhrases(['undo'], async () => (await import('./UndoRemoval.tsx')).UndoRemoval),
);

/** What takes the removal of these records back, for their toast; undefined where the resource offers no such thing. */
export const undoOf = (resource: Resource, uuids: readonly string[]): Toast['undo'] =>
  resource.roles.restore && uuids.length > 0
    ? (props) => <UndoRemoval resource={resource} uuids={uuids} {...props} />
    : undefined;
