import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import styles from '../docs.module.css';
import type { Way } from './TestOutcome.ts';

interface WayChoiceProps {
  readonly way: Way;
  readonly setWay: (way: Way) => void;
  readonly isRelayOffered: boolean;
}

const ways: readonly Way[] = ['relay', 'direct'];

/** Whether the service sends the request or the browser does, and what that means. */
export function WayChoice({ way, setWay, isRelayOffered }: WayChoiceProps): ReactNode {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.ways}>
      <legend>{t('docs.request.way')}</legend>
      {ways.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={way === choice}
            disabled={choice === 'relay' && !isRelayOffered}
            onChange={() => setWay(choice)}
          />
          {t(`docs.way.${choice}`)}
        </label>
      ))}
      <p className={styles.muted}>
        {t(isRelayOffered ? `docs.request.about.${way}` : 'docs.request.about.none')}
      </p>
    </fieldset>
  );
}
