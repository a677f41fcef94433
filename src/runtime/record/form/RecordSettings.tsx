import type { ReactNode } from 'react';
import { useMissingOperations } from '../../api/missing/missingOperations.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useForm } from '../../core/lazy/resourceModules.ts';
import controls from '../../core/theme/controls.module.css';
import { Notice } from '../../feedback/Notice.tsx';
import { WithNewRecords } from '../../form/create/WithNewRecords.tsx';
import { SchemaForm } from '../../form/SchemaForm.tsx';
import { useSave } from '../../form/save/useSave.ts';
import { type OwnerRecord, useEditLock } from '../page/useEditLock.tsx';
import styles from '../record.module.css';
import { useEditedRecord } from './useEditedRecord.ts';

/** The record's form; read-only while its lifecycle forbids changes, or where the back end has no modify. */
export function RecordSettings(owner: OwnerRecord): ReactNode {
  const t = useTranslate();
  const { resource, record } = owner;
  const isMissing = useMissingOperations().names.has(resource.roles.modify ?? '');
  const form = useForm(resource.name);
  const { isLocked, notice } = useEditLock(owner);
  const opening = useEditedRecord(record);
  const save = useSave({
    resource,
    form,
    role: 'modify',
    stored: opening.record,
    onSaved: (fresh) => opening.reset(fresh ?? record),
  });
  return (
    <div className={styles.single}>
      <h2 className={controls.visuallyHidden}>{t('record.settings')}</h2>
      {isMissing ? <Notice text={t('record.notSavable')} /> : notice}
      <WithNewRecords>
        <SchemaForm
          key={opening.revision}
          form={form}
          owner={resource}
          record={opening.record}
          readonly={isLocked || isMissing}
          save={save}
          onDirty={opening.setDirty}
        />
      </WithNewRecords>
    </div>
  );
}
