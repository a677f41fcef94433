import Play from 'lucide-react/icons/play';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Owner } from '../../../runtime/resource/useLock.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../debugging.module.css';
import { DebugState } from './DebugState.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface RunButtonsProps {
  readonly owner: Owner;
  /** There is an input to run with. */
  readonly isReady: boolean;
  readonly running: boolean;
  readonly start: (send: boolean) => void;
  readonly cancel: () => void;
}

/** The two ways to run. Sending needs the interface in debug (schemas/SPECIFICATION.md section 2.5); mapping needs nothing. */
export function RunButtons({ owner, isReady, running, start, cancel }: RunButtonsProps): ReactNode {
  const t = useTranslate();
  const stateId = useId();
  const { record } = owner;
  const secondsLeft = useSecondsLeft(record.debug === true ? record.debugUntil : undefined);
  // A back end that knows no end of debugging leaves it out.
  const isDebugging = record.debug === true && (record.debugUntil === undefined || secondsLeft > 0);
  return (
    <>
      <div className={styles.buttons}>
        <button
          type="button"
          className={controls.primary}
          disabled={!isReady || running}
          aria-keyshortcuts="Control+Enter"
          title={t('debugging.run.shortcut')}
          onClick={() => start(false)}
        >
          <Play size={16} aria-hidden="true" />
          {t('debugging.run.map')}
        </button>
        <button
          type="button"
          className={controls.button}
          disabled={!isReady || running || !isDebugging}
          aria-describedby={stateId}
          onClick={() => start(true)}
        >
          <Send size={16} aria-hidden="true" />
          {t('debugging.run.send')}
        </button>
        {running && (
          <button type="button" className={controls.quiet} onClick={cancel}>
            <X size={16} aria-hidden="true" />
            {t('debugging.run.cancel')}
          </button>
        )}
      </div>
      <div id={stateId}>
        <DebugState owner={owner} isDebugging={isDebugging} secondsLeft={secondsLeft} />
      </div>
    </>
  );
}
