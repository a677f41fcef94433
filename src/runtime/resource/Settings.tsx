import type { ReactNode } from 'react';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useSave } from '../form/useSave.ts';
import { useForm } from '../lazy/resourceModules.ts';
import { type Owner, useLock } from './useLock.tsx';
import { useOpening } from './useOpening.ts';

/** The record's form; while the record's lifecycle forbids changes, to be read only. */
export function Settings(owner: Owner): ReactNode {
  const { resource, record } = owner;
  const form = useForm(resource.name);
  const { isLocked, notice } = useLock(owner);
  const opening = useOpening(record);
  const save = useSave({ resource, role: 'modify', onSaved: (fresh) => opening.open(fresh ?? record) });
  return (
    <>
      {notice}
      <SchemaForm
        key={opening.count}
        form={form}
        owner={resource}
        record={opening.record}
        readonly={isLocked}
        save={save}
        onDirty={opening.setDirty}
      />
    </>
  );
}
