import { toastStore } from '../toast/toastStore.ts';

/** A toast for code that fails to load after a click. The page and its input stay. */
export function showChunkFailure(): undefined {
  toastStore.show({ kind: 'error', message: (t) => t('page.chunk.title') });
}
