import { useCallback } from 'react';
import type { Resource } from '../../contract/resource.ts';
import { readsOf } from '../api/readsOf.ts';
import { useRefresh } from '../api/useOperation.ts';
import { toastStore } from '../feedback/toastStore.ts';
import { lazyModule } from '../lazy/lazyModule.ts';

/** Few removals are undone: no list waits for it. */
const restoring = lazyModule(async () => (await import('./restoreRecords.ts')).restoreRecords);

/**
 * What takes the removal of these records back, for their toast; undefined where the resource offers no such thing. It is
 * done, and told, wherever the operator has gone meanwhile.
 */
export function useUndo(
  resource: Resource,
): (uuids: readonly string[]) => (() => Promise<boolean>) | undefined {
  const refresh = useRefresh();
  return useCallback(
    (uuids) => {
      if (!resource.roles.restore || uuids.length === 0) return undefined;
      // Loaded while the toast is being read.
      restoring.begin().catch(() => undefined);
      return async () => {
        const restoreRecords = await restoring.load().catch(() => undefined);
        if (!restoreRecords) {
          toastStore.show({
            kind: 'error',
            message: (t) => t('page.chunk.title'),
            advice: (t) => t('page.chunk.text'),
          });
          return false;
        }
        const isOver = await restoreRecords(resource, uuids);
        await refresh(...readsOf(resource));
        return isOver;
      };
    },
    [resource, refresh],
  );
}
