import { decapitalize, fieldKey } from '../../../../contract/text/captions.ts';
import { failureMessage } from '../../../api/failures.ts';
import { noSuchOperation } from '../../../api/missing/missingOperations.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import styles from '../../styles/widget.module.css';
import type { ReferenceOptions } from './useOptions.ts';

interface LookupNoticeProps {
  readonly offer: ReferenceOptions;
  /** The entity of the referring property. */
  readonly entity: string;
  readonly label: string;
}

/**
 * The reason why there are no options: another field comes first, the look-up failed (with its subject), or
 * the back end has none.
 */
export function LookupNotice({ offer, entity, label }: LookupNoticeProps) {
  const t = useTranslate();
  if (offer.missing !== undefined)
    return (
      <p className={styles.help}>
        {t('field.chooseFirst', { field: decapitalize(t(`${fieldKey(entity, [offer.missing])}.title`)) })}
      </p>
    );
  if (!offer.error) return null;
  const problem = failureMessage(offer.error.answer, t);
  if (offer.error.answer.error === noSuchOperation) return <p className={styles.help}>{problem}</p>;
  return (
    <p className={styles.help} role="alert">
      {t('field.lookupFailed', { field: label, problem })}{' '}
      <button type="button" className={styles.link} onClick={offer.retry}>
        {t('field.retry')}
      </button>
    </p>
  );
}
