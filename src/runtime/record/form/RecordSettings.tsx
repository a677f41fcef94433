import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { type OwnerRecord, useEditLock } from '../page/useEditLock.tsx';
import styles from '../record.module.css';
import { RecordForm } from './RecordForm.tsx';

/** The record's form; read-only while its lifecycle forbids changes, or where the back end has no modify. */
export function RecordSettings(owner: OwnerRecord): ReactNode {
  const t = useTranslate();
  const lock = useEditLock(owner);
  return (
    <div className={styles.single}>
      <h2 className={controls.visuallyHidden}>{t('record.settings')}</h2>
      <RecordForm resource={owner.resource} record={owner.record} saveRole="modify" {...lock} />
    </div>
  );
}
