import { fieldKey } from '../../../contract/labelKey.ts';
import { failureMessage } from '../../api/failureWords.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import styles from '../field.module.css';
import type { Options } from './useOptions.ts';

interface LookupHelpProps {
  readonly offer: Options;
  /** Whose property the reference is. */
  readonly entity: string;
  readonly label: string;
}

/** Why there is nothing to choose from: another field comes first, or the look-up failed (and for what). */
export function LookupHelp({ offer, entity, label }: LookupHelpProps) {
  const t = useTranslate();
  if (offer.missing !== undefined)
    return (
      <p className={styles.help}>
        {t('field.chooseFirst', { field: t(`${fieldKey(entity, [offer.missing])}.title`) })}
      </p>
    );
  if (!offer.error) return null;
  return (
    <p className={styles.help} role="alert">
      {t('field.lookupFailed', { field: label, problem: failureMessage(offer.error.answer, t) })}{' '}
      <button type="button" className={styles.link} onClick={offer.retry}>
        {t('field.retry')}
      </button>
    </p>
  );
}
