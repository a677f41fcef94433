import { showFailure } from '../../../runtime/api/failures.ts';
import { useMutation } from '../../../runtime/api/useMutation.ts';
import { useRefresh } from '../../../runtime/api/useOperation.ts';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { focusHeading } from '../../../runtime/core/page/pageFocus.ts';
import { nextPaint } from '../../../runtime/core/timing/nextPaint.ts';
import { toastStore } from '../../../runtime/feedback/toast/toastStore.ts';

/** Operations whose data a retry changes. */
const changed = ['pendingData.failures', 'pendingData.query', 'interfaceConfig.query'];

/** Queues the failed documents of an interface again and reports the result. */
export function useRetryFailures(interfaceUuid: string) {
  const { run, running } = useMutation('pendingData.retry');
  const refresh = useRefresh();
  const { number } = useFormats();

  /** @param causeKey without it, all failed documents */
  async function retry(causeKey?: string): Promise<void> {
    const body = { interfaceUuid, ...(causeKey !== undefined && { causeKey }) };
    const answer = await run({ body }, { inline: true });
    await refresh(...changed);
    await nextPaint();
    // The pressed button has disappeared with its cause, and the focus with it.
    if (document.activeElement === document.body) focusHeading();
    if (!answer.success) return showFailure(answer, 'document.failures.retryFailed');
    const { done = 0, skipped = [] } = answer.data ?? {};
    const [first] = skipped;
    toastStore.show(
      first
        ? {
            kind: 'warning',
            message: (t) =>
              t('document.failures.skipped', {
                done: number(done),
                skipped: number(skipped.length),
                reason: first.reason,
              }),
          }
        : { kind: 'success', message: (t) => t('document.failures.retried', { count: done }) },
    );
  }
  return { retry, running };
}
