import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { useRoleObstacle } from '../../api/access/useRoleObstacle.ts';
import { pickParameters } from '../../api/buildRequest.ts';
import { useMissingOperations } from '../../api/missing/missingOperations.ts';
import { getOperation } from '../../api/operations.ts';
import { useOperation } from '../../api/useOperation.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useForm } from '../../core/lazy/resourceModules.ts';
import { Notice } from '../../feedback/Notice.tsx';
import { LoadingSkeleton } from '../../feedback/progress/LoadingSkeleton.tsx';
import { WithNewRecords } from '../../form/create/WithNewRecords.tsx';
import { SchemaForm } from '../../form/SchemaForm.tsx';
import { useSave } from '../../form/save/useSave.ts';
import { ErrorNotice } from '../../list/ErrorNotice.tsx';
import { useEditedRecord } from './useEditedRecord.ts';

interface SingleRecordProps {
  /** A resource without a list: its constants name the one record. */
  readonly resource: Resource;
  readonly isLocked: boolean;
}

/** The form of the one record that a resource's constants name. It may not exist before the first save. */
export function SingleRecord({ resource, isLocked }: SingleRecordProps): ReactNode {
  const { name, roles, constants } = resource;
  const read = roles.get;
  if (!read) throw new Error(`The resource "${name}" has neither a list nor a call that reads its record.`);
  const args = pickParameters(getOperation(read, `The resource "${name}"`), constants);
  const { data, error, isLoading, mutate } = useOperation(read, args, { inline: true });
  // It is stored under its constants and may have no uuid.
  const record = useMemo(() => (isRecord(data) ? { uuid: '', ...data } : undefined), [data]);
  const [wasRead, setWasRead] = useState(false);
  if (!wasRead && !isLoading && !error) setWasRead(true);
  const notice = error && <ErrorNotice error={error} retry={() => void mutate()} />;
  // The form then stays after every later reading, because the operator may be typing.
  if (!wasRead) return notice ?? <LoadingSkeleton />;
  return (
    <>
      {notice}
      <SingleRecordForm resource={resource} record={record} isLocked={isLocked} />
    </>
  );
}

function SingleRecordForm({
  resource,
  record,
  isLocked,
}: SingleRecordProps & { readonly record: Row | undefined }): ReactNode {
  const t = useTranslate();
  const form = useForm(resource.name);
  const isMissing = useMissingOperations().names.has(resource.roles.save ?? '');
  const reason = useRoleObstacle()(resource.roles.save);
  const opening = useEditedRecord(record);
  const save = useSave({
    resource,
    form,
    role: 'save',
    stored: opening.record,
    onSaved: (fresh) => opening.reset(fresh ?? record),
  });
  return (
    <>
      {isMissing && <Notice text={t('record.notSavable')} />}
      {reason !== undefined && <Notice text={reason} />}
      <WithNewRecords>
        <SchemaForm
          key={opening.revision}
          form={form}
          owner={resource}
          record={opening.record}
          readonly={isLocked || isMissing || reason !== undefined}
          save={save}
          onDirty={opening.setDirty}
        />
      </WithNewRecords>
    </>
  );
}
