import type { ReactNode } from 'react';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Result } from '../../contract/resource.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import { Value } from '../fields/Value.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './actions.module.css';

interface ResultDialogProps {
  readonly title: string;
  readonly result: Result;
  readonly data: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/** What an action answered, to be read (`outcome: "show"`): what the answer has not got is not spoken of. */
export function ResultDialog({ title, result, data, onClose }: ResultDialogProps): ReactNode {
  const t = useTranslate();
  const { entity, fields } = result;
  const answered = Object.entries(fields).filter(([property]) => (data[property] ?? null) !== null);
  return (
    <Dialog wide title={title} onClose={onClose}>
      <dl className={styles.result}>
        {answered.map(([property, field]) => (
          <div key={property}>
            <dt>{t(`${fieldKey(entity, [property])}.title`)}</dt>
            <dd>
              <Value record={{ uuid: '', ...data }} property={property} field={field} entity={entity} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <button type="button" className={controls.primary} onClick={onClose}>
          {t('feedback.close')}
        </button>
      </div>
    </Dialog>
  );
}
