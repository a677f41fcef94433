import type { ReactNode } from 'react';
import { choiceKey, fieldKey } from '../../contract/labelKey.ts';
import type { Overview } from '../../contract/overview.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './overview.module.css';

interface SpanSwitchProps {
  readonly overview: Overview;
  readonly current: string;
  readonly choose: (span: string) => void;
}

/** How far one looks back. */
export function SpanSwitch({
  overview: { entity, period: span },
  current,
  choose,
}: SpanSwitchProps): ReactNode {
  const t = useTranslate();
  const path = [span.property];
  return (
    <fieldset className={styles.spans} aria-label={t(`${fieldKey(entity, path)}.title`)}>
      {span.choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={controls.button}
          aria-pressed={choice === current}
          onClick={() => choose(choice)}
        >
          {t(choiceKey(entity, path, choice))}
        </button>
      ))}
    </fieldset>
  );
}
