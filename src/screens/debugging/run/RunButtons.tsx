import Play from 'lucide-react/icons/play';
import Send from 'lucide-react/icons/send';
import Timer from 'lucide-react/icons/timer';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { findObstacle } from '../../../contract/model/lifecycle.ts';
import { actionsOf } from '../../../runtime/actions/actionsOf.ts';
import { useActionPhrases } from '../../../runtime/actions/useActionPhrases.ts';
import { readOperationsOf } from '../../../runtime/api/operations.ts';
import { useRefresh } from '../../../runtime/api/useOperation.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { guardedProps } from '../../../runtime/feedback/guardedProps.ts';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { formatMinutes } from '../../../runtime/feedback/progress/progressTiming.ts';
import { findUnlockingAction } from '../../../runtime/record/page/findUnlockingAction.ts';
import type { OwnerRecord } from '../../../runtime/record/page/useEditLock.tsx';
import styles from '../debugging.module.css';

interface RunButtonsProps {
  readonly owner: OwnerRecord;
  /** The input is complete. */
  readonly isReady: boolean;
  /** Why the operator's role does not allow a run; undefined if it does. */
  readonly obstacle: string | undefined;
  readonly running: boolean;
  readonly start: (send: boolean) => void;
  readonly cancel: () => void;
}

/**
 * The two buttons of a run. Sending needs the interface in debug (schemas/SPECIFICATION.md section 2.5);
 * mapping needs nothing.
 */
export function RunButtons({ owner, isReady, obstacle, running, start, cancel }: RunButtonsProps): ReactNode {
  const t = useTranslate();
  const stateId = useId();
  const { record } = owner;
  const secondsLeft = useCountdown(record.debug === true ? record.debugUntil : undefined);
  // A back end without an end of debugging omits `debugUntil`.
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
          {...guardedProps(obstacle, () => start(false))}
        >
          <Play size={16} aria-hidden="true" />
          {t('debugging.run.map')}
        </button>
        <button
          type="button"
          className={controls.button}
          disabled={!isReady || running || !isDebugging}
          aria-describedby={stateId}
          {...guardedProps(obstacle, () => start(true))}
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
        <DebugModeNotice owner={owner} isDebugging={isDebugging} secondsLeft={secondsLeft} />
      </div>
    </>
  );
}

interface DebugModeNoticeProps {
  readonly owner: OwnerRecord;
  readonly isDebugging: boolean;
  readonly secondsLeft: number;
}

/**
 * The time left for sending. Outside of debug: the reason why sending is disabled, and the action that leads
 * there.
 */
function DebugModeNotice({ owner, isDebugging, secondsLeft }: DebugModeNoticeProps): ReactNode {
  const t = useTranslate();
  const { resource, record, run } = owner;
  const captions = useActionPhrases(resource);
  useRefreshAfterDebugging(owner, isDebugging);
  const actions = actionsOf(resource);
  const wanted = isDebugging ? 'unDebug' : 'debug';
  const step = findObstacle(resource.lifecycle, wanted, record)
    ? findUnlockingAction(resource.lifecycle, wanted, record, actions)
    : actions.find(({ name }) => name === wanted);
  const button = step && (
    <button
      type="button"
      className={controls.button}
      {...guardedProps(captions.roleReason(step.name), () => void run(step, record))}
    >
      {captions.title(step)}
    </button>
  );
  if (!isDebugging)
    return (
      <Notice text={t(step?.name === 'debug' ? 'debugging.state.notDebugging' : 'debugging.state.notOnline')}>
        {button}
      </Notice>
    );
  return (
    <p className={styles.state}>
      <Timer size={16} aria-hidden="true" />
      {record.debugUntil === undefined ? (
        <span>{t('debugging.state.debugging')}</span>
      ) : (
        <span role="timer">{t('debugging.state.left', { time: formatMinutes(secondsLeft) })}</span>
      )}
      {button}
    </p>
  );
}

/** Reads the interface again when debugging ends. The service ends it at `debugUntil`. */
function useRefreshAfterDebugging({ resource }: OwnerRecord, isDebugging: boolean): void {
  const refresh = useRefresh();
  const was = useRef(isDebugging);
  useEffect(() => {
    if (was.current && !isDebugging) void refresh(...readOperationsOf(resource));
    was.current = isDebugging;
  }, [isDebugging, refresh, resource]);
}

const secondsUntil = (instant: unknown): number =>
  typeof instant === 'string' ? Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)) : 0;

/** Seconds until an instant (ISO 8601), counting down; 0 once it is past, or when there is none. */
function useCountdown(instant: unknown): number {
  const [, setTick] = useState(0);
  const left = secondsUntil(instant);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
