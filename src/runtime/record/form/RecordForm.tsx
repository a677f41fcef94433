import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { useMissingOperations } from '../../api/missing/missingOperations.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useForm } from '../../core/lazy/resourceModules.ts';
import { Notice } from '../../feedback/Notice.tsx';
import { WithNewRecords } from '../../form/create/WithNewRecords.tsx';
import { SchemaForm } from '../../form/SchemaForm.tsx';
import { useSave } from '../../form/save/useSave.ts';
import { useEditedRecord } from './useEditedRecord.ts';

interface RecordFormProps {
  readonly resource: Resource;
  readonly record: Row | undefined;
  readonly saveRole: 'modify' | 'save';
  readonly isLocked: boolean;
  /** The reason of the lock, over the form. */
  readonly notice: ReactNode;
}

/** The form of a record on its page; read-only also where the back end does not offer its save. */
export function RecordForm({ resource, record, saveRole, isLocked, notice }: RecordFormProps): ReactNode {
  const t = useTranslate();
  const form = useForm(resource.name);
  const isMissing = useMissingOperations().names.has(resource.roles[saveRole] ?? '');
  const opening = useEditedRecord(record);
  const save = useSave({
    resource,
    form,
    role: saveRole,
    stored: opening.record,
    onSaved: (fresh) => opening.reset(fresh ?? record),
  });
  return (
    <>
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
    </>
  );
}
