import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, use } from 'react';
import { TimeZoneContext } from '../../../runtime/fields/timeZone.ts';
import { useFormats } from '../../../runtime/i18n/formats.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../debugging.module.css';
import type { DraftControls } from '../input/useDraft.ts';
import type { KeptRun } from '../run/DebugRun.ts';
import { jsonIn } from '../run/jsonIn.ts';
import { useOutcome } from './useOutcome.ts';

interface RunBarProps extends Pick<DraftControls, 'take'> {
  /** Newest first. */
  readonly runs: readonly KeptRun[];
  readonly shown: KeptRun;
  readonly choose: (run: KeptRun | undefined) => void;
}

/** Which of the session's runs is shown; its document can be changed and run again. */
export function RunBar({ runs, shown, choose, take }: RunBarProps): ReactNode {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const timeZone = use(TimeZoneContext);
  const outcomeOf = useOutcome();
  // What was given is taken as it was; what the service tells of it has its secrets masked.
  const source = shown.input.data ?? shown.run.source;
  const edit = (): void => {
    const document = jsonIn(source);
    const text = document === undefined ? (source ?? '') : JSON.stringify(document, undefined, 2);
    void take(text, t('debugging.result.of', { number: shown.number }));
  };
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
        {runs.map((kept) => (
          <option key={kept.number} value={kept.number}>
            {`#${kept.number} · ${dateTime(kept.at, timeZone).slice(11)} · ${outcomeOf(kept)}`}
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
