import { useFormats } from '../../../runtime/i18n/formats.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { KeptRun } from '../run/DebugRun.ts';
import { modeOf } from './modeOf.ts';

/** What a run came to, in a few words: `Sent · failed · 120 ms`. */
export function useOutcome(): (kept: KeptRun) => string {
  const t = useTranslate();
  const { number } = useFormats();
  return (kept) =>
    [
      t(modeOf(kept)),
      t(kept.run.success ? 'debugging.result.success' : 'debugging.result.failure'),
      t('debugging.milliseconds', { count: number(kept.run.elapsedMs) }),
    ].join(' · ');
}
