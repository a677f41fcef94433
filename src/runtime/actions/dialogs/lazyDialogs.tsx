import type { Resource } from '../../../contract/model/resource.ts';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import type { Toast } from '../../feedback/toast/toastStore.ts';

/** Loaded on demand: few actions need it. */
export const LazyPromptDialog = lazyComponent(
  async () => (await import('./PromptDialog.tsx')).PromptDialog,
  ['validation'],
);
export const LazyResultDialog = lazyComponent(async () => (await import('./ResultDialog.tsx')).ResultDialog);
export const LazyInUseDialog = lazyComponent(
  async () => (await import('./InUseDialog.tsx')).InUseDialog,
  ['removal'],
);

/** Loaded on demand: few removals are undone. */
const LazyUndoRemoval = lazyComponent(
  async () => (await import('./UndoRemoval.tsx')).UndoRemoval,
  ['removal'],
);

/** The undo button for the toast of a removal; undefined where the resource has no restore. */
export const undoRemovalOf = (resource: Resource, uuids: readonly string[]): Toast['undo'] =>
  resource.roles.restore && uuids.length > 0
    ? (props) => <LazyUndoRemoval resource={resource} uuids={uuids} {...props} />
    : undefined;
