import { fieldKey } from '../../../contract/labelKey.ts';
import { failureMessage } from '../../api/failureWords.ts';
import { noSuchCall } from '../../api/missingCalls.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import styles from '../field.module.css';
import type { Options } from './useOptions.ts';

interface LookupHelpProps {
  readonly offer: Options;
  /** Whose property the reference is. */
  readonly entity: string;
  readonly label: string;
}

/** Why there is nothing to choose from: another field comes first, the look-up failed (and for what), or the back end has none. */
export function LookupHelp({ offer, entity, label }: LookupHelpProps) {
  const t = useTranslate();
  if (offer.missing !== undefined)
    return (
      <p className={styles.help}>
        {t('field.chooseFirst', { field: t(`${fieldKey(entity, [offer.missing])}.title`) })}
      </p>
    );
  if (!offer.error) return null;
  const problem = failureMessage(offer.error.answer, t);
  if (offer.error.answer.error === noSuchCall) return <p className={styles.help}>{problem}</p>;
  return (
    <p className={styles.help} role="alert">
      {t('field.lookupFailed', { field: label, problem })}{' '}
      <button type="button" className={styles.link} onClick={offer.retry}>
        {t('field.retry')}
      </button>
    </p>
  );
}
