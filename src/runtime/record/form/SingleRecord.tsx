import { type ReactNode, useMemo, useState } from 'react';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { useRoleObstacle } from '../../api/access/useRoleObstacle.ts';
import { pickParameters } from '../../api/buildRequest.ts';
import { getOperation } from '../../api/operations.ts';
import { useOperation } from '../../api/useOperation.ts';
import { Notice } from '../../feedback/Notice.tsx';
import { LoadingSkeleton } from '../../feedback/progress/LoadingSkeleton.tsx';
import { ErrorNotice } from '../../list/ErrorNotice.tsx';
import { RecordForm } from './RecordForm.tsx';

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
  const reason = useRoleObstacle()(roles.save);
  const [wasRead, setWasRead] = useState(false);
  if (!wasRead && !isLoading && !error) setWasRead(true);
  const notice = error && <ErrorNotice error={error} retry={() => void mutate()} />;
  // The form then stays after every later reading, because the operator may be typing.
  if (!wasRead) return notice ?? <LoadingSkeleton />;
  return (
    <>
      {notice}
      <RecordForm
        resource={resource}
        record={record}
        saveRole="save"
        isLocked={isLocked || reason !== undefined}
        notice={reason !== undefined && <Notice text={reason} />}
      />
    </>
  );
}
