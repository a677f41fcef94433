import type { Resource } from '../../../contract/model/resource.ts';
import { loadWithPhrases } from '../../core/i18n/phrases.ts';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import type { Toast } from '../../feedback/toast/toastStore.ts';

/** What few actions need, and no list for its first look. */
export const LazyPromptDialog = lazyComponent(() =>
  loadWithPhrases(['validation'], async () => (await import('./PromptDialog.tsx')).PromptDialog),
);
export const LazyResultDialog = lazyComponent(async () => (await import('./ResultDialog.tsx')).ResultDialog);
export const LazyBulkResultDialog = lazyComponent(
  async () => (await import('../bulk/BulkResultDialog.tsx')).BulkResultDialog,
);
export const LazyInUseDialog = lazyComponent(() =>
  loadWithPhrases(['inUse'], async () => (await import('./InUseDialog.tsx')).InUseDialog),
);

/** Few removals are undone: no list waits for it. */
const LazyUndoRemoval = lazyComponent(() =>
  loadWithPhrases(['undo'], async () => (await import('./UndoRemoval.tsx')).UndoRemoval),
);

/** What takes the removal of these records back, for their toast; undefined where the resource offers no such thing. */
export const undoRemovalOf = (resource: Resource, uuids: readonly string[]): Toast['undo'] =>
  resource.roles.restore && uuids.length > 0
    ? (props) => <LazyUndoRemoval resource={resource} uuids={uuids} {...props} />
    : undefined;
