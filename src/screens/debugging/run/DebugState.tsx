import Timer from 'lucide-react/icons/timer';
import { type ReactNode, useEffect, useRef } from 'react';
import { obstacle } from '../../../contract/lifecycle.ts';
import { actionsOf } from '../../../runtime/actions/actionsOf.ts';
import { useActionWords } from '../../../runtime/actions/useActionWords.ts';
import { readsOf } from '../../../runtime/api/readsOf.ts';
import { useRefresh } from '../../../runtime/api/useOperation.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { Notice } from '../../../runtime/resource/Notice.tsx';
import { stepTowards } from '../../../runtime/resource/stepTowards.ts';
import type { Owner } from '../../../runtime/resource/useLock.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../debugging.module.css';
import { clockOf } from './clockOf.ts';

interface DebugStateProps {
  readonly owner: Owner;
  readonly isDebugging: boolean;
  readonly secondsLeft: number;
}

/** How long the interface may still be sent for; or why not, and the one step that leads there. */
export function DebugState({ owner, isDebugging, secondsLeft }: DebugStateProps): ReactNode {
  const t = useTranslate();
  const { resource, record, run } = owner;
  const words = useActionWords(resource);
  useRereadWhenOver(owner, isDebugging);
  const actions = actionsOf(resource);
  const wanted = isDebugging ? 'unDebug' : 'debug';
  const step = obstacle(resource.lifecycle, wanted, record)
    ? stepTowards(resource.lifecycle, wanted, record, actions)
    : actions.find(({ name }) => name === wanted);
  const button = step && (
    <button type="button" className={controls.button} onClick={() => void run(step, record)}>
      {words.title(step)}
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
        <span role="timer">{t('debugging.state.left', { time: clockOf(secondsLeft) })}</span>
      )}
      {button}
    </p>
  );
}

/** The service ends it by itself: what is on screen of the interface is read again. */
function useRereadWhenOver({ resource }: Owner, isDebugging: boolean): void {
  const refresh = useRefresh();
  const was = useRef(isDebugging);
  useEffect(() => {
    if (was.current && !isDebugging) void refresh(...readsOf(resource));
    was.current = isDebugging;
  }, [isDebugging, refresh, resource]);
}
