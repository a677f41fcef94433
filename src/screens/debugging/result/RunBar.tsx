import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { indentJsonText } from '../../../contract/json/exactJson.ts';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { useInstantText } from '../../../runtime/fields/timeZone/renderInstant.tsx';
import styles from '../debugging.module.css';
import type { DebugDraftControls } from '../input/debugDraft.ts';
import { runModeKey, type SessionRun } from '../run/debugRun.ts';

interface RunBarProps extends Pick<DebugDraftControls, 'take'> {
  /** Newest first. */
  readonly runs: readonly SessionRun[];
  readonly shown: SessionRun;
  readonly choose: (run: SessionRun | undefined) => void;
}

/** Selects the shown run of the session. Its document can be edited and run again. */
export function RunBar({ runs, shown, choose, take }: RunBarProps): ReactNode {
  const t = useTranslate();
  const textOf = useInstantText();
  const labelOf = useRunLabel();
  // The source from the service has masked secrets, so the original input comes first.
  const source = shown.input.data ?? shown.run.source;
  const edit = (): void =>
    void take(indentJsonText(source ?? ''), t('debugging.result.of', { number: shown.number }));
  return (
    <div className={styles.runs}>
      <select
        className={controls.select}
        aria-label={t('debugging.result.run')}
        value={shown.number}
        onChange={({ currentTarget }) =>
          choose(runs.find(({ number }) => String(number) === currentTarget.value))
        }
      >
        {runs.map((sessionRun) => (
          <option key={sessionRun.number} value={sessionRun.number}>
            {`#${sessionRun.number} · ${textOf(sessionRun.at).slice(11)} · ${labelOf(sessionRun)}`}
          </option>
        ))}
      </select>
      {source !== undefined && (
        <button type="button" className={controls.button} onClick={edit}>
          <Pencil size={16} aria-hidden="true" />
          {t('debugging.result.edit')}
        </button>
      )}
    </div>
  );
}

/** Returns a function that describes a run in a few words: `Sent · failed · 120 ms`. */
export function useRunLabel(): (sessionRun: SessionRun) => string {
  const t = useTranslate();
  const { number } = useFormats();
  return (kept) =>
    [
      t(runModeKey(kept)),
      t(kept.run.success ? 'debugging.result.success' : 'debugging.result.failure'),
      t('debugging.milliseconds', { count: number(kept.run.elapsedMs) }),
    ].join(' · ');
}
