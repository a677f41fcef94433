import { type ReactNode, useState } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import type { Resource } from '../../contract/resource.ts';
import { argsByName } from '../api/argsByName.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { useMissingCalls } from '../api/useMissingCalls.ts';
import { useOperation } from '../api/useOperation.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useSave } from '../form/useSave.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { useForm } from '../lazy/resourceModules.ts';
import { ErrorNotice } from '../list/ErrorNotice.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useOpening } from './useOpening.ts';

interface SingleRecordProps {
  /** Has no list: its constants name the one record. */
  readonly resource: Resource;
  readonly isLocked: boolean;
}

/** The one record that a resource's constants name, as a form. It need not be there before it is saved. */
export function SingleRecord({ resource, isLocked }: SingleRecordProps): ReactNode {
  const { name, roles, constants } = resource;
  const read = roles.get;
  if (!read) throw new Error(`The resource "${name}" has neither a list nor a call that reads its record.`);
  const args = argsByName(operationNamed(read, `The resource "${name}"`), constants);
  const { data, error, isLoading, mutate } = useOperation(read, args, { inline: true });
  const [wasRead, setWasRead] = useState(false);
  if (!wasRead && !isLoading && !error) setWasRead(true);
  const notice = error && <ErrorNotice error={error} retry={() => void mutate()} />;
  // From then on the form stays, whatever a later reading meets: somebody may be typing.
  if (!wasRead) return notice ?? <Skeleton />;
  // It is stored under what names it, and may have no uuid of its own.
  const record = isRecord(data) ? { uuid: '', ...data } : undefined;
  return (
    <>
      {notice}
      <Opened resource={resource} record={record} isLocked={isLocked} />
    </>
  );
}

function Opened({
  resource,
  record,
  isLocked,
}: SingleRecordProps & { readonly record: Row | undefined }): ReactNode {
  const t = useTranslate();
  const form = useForm(resource.name);
  const isMissing = useMissingCalls().names.has(resource.roles.save ?? '');
  const opening = useOpening(record);
  const save = useSave({ resource, role: 'save', onSaved: (fresh) => opening.open(fresh ?? record) });
  return (
    <>
      {isMissing && <Notice text={t('record.notSavable')} />}
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
