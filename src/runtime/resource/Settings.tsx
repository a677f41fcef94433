import type { ReactNode } from 'react';
import { useMissingCalls } from '../api/useMissingCalls.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useSave } from '../form/useSave.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { useForm } from '../lazy/resourceModules.ts';
import { Notice } from './Notice.tsx';
import { type Owner, useLock } from './useLock.tsx';
import { useOpening } from './useOpening.ts';

/** The record's form; to be read only while the record's lifecycle forbids changes, or where the back end takes none. */
export function Settings(owner: Owner): ReactNode {
  const t = useTranslate();
  const { resource, record } = owner;
  const isMissing = useMissingCalls().names.has(resource.roles.modify ?? '');
  const form = useForm(resource.name);
  const { isLocked, notice } = useLock(owner);
  const opening = useOpening(record);
  const save = useSave({ resource, role: 'modify', onSaved: (fresh) => opening.open(fresh ?? record) });
  return (
    <>
      {isMissing ? <Notice text={t('record.notSavable')} /> : notice}
      <SchemaForm
        key={opening.count}
        form={form}
        owner={resource}
        record={opening.record}
        readonly={isLocked || isMissing}
        save={save}
        onDirty={opening.setDirty}
      />
    </>
  );
}
