import isEqual from 'fast-deep-equal';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { resourceKey } from '../../../contract/labelKey.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { usePhraseGroups } from '../../i18n/usePhraseGroups.ts';
import { ProgressLine } from '../../progress/ProgressLine.tsx';
import controls from '../../theme/controls.module.css';
import type { Data, FormOwner } from '../FormScope.ts';
import { TrialAnswer } from './TrialAnswer.tsx';
import styles from './trials.module.css';
import type { TrialRun } from './useTrial.ts';

interface TrialViewProps {
  readonly run: TrialRun;
  readonly owner: FormOwner;
  /** What the form would send now. */
  readonly current: Data;
  readonly end: () => void;
}

const groups = ['trials'];

/** A trial of what the form holds: how long it lasts, then its answer, until it is closed. Once the form has changed, it says so. */
export function TrialView({ run, owner, current, end }: TrialViewProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const { trial, body, answer } = run;
  const caption = t(resourceKey(owner.name, `testActions.${trial.id}.title`));

  // Below the buttons, which stay where they are; where there is no room left, it comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer takes more room than the progress did
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);

  return (
    <section ref={root} className={styles.trial} aria-labelledby={id} aria-busy={!answer}>
      <header>
        <h3 id={id}>{caption}</h3>
        <p className={styles.outdated} role="status">
          {answer && !isEqual(body, current) && t('trials.outdated')}
        </p>
        {answer ? (
          <button type="button" className={controls.icon} aria-label={t('trials.close')} onClick={end}>
            <X size={16} aria-hidden="true" />
          </button>
        ) : (
          // Not "Cancel": so is called what leaves the form.
          <button type="button" className={controls.button} onClick={end}>
            {t('trials.stop')}
          </button>
        )}
      </header>
      {answer ? (
        <TrialAnswer trial={trial} caption={caption} answer={answer} />
      ) : (
        <ProgressLine progress={{ doing: t('trials.running', { trial: caption }) }} />
      )}
    </section>
  );
}
