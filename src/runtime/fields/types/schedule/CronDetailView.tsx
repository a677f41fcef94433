import type { ReactNode } from 'react';
import type { CellProps } from '../../FieldType.ts';
import { useTextZone } from '../../timeZone/useTimeZone.tsx';
import { codeType } from '../code/codeTypes.tsx';
import { SchedulePreview } from './SchedulePreview.tsx';

/** The expression and its meaning. */
export function CronDetailView(props: CellProps): ReactNode {
  const timeZone = useTextZone();
  return (
    <>
      <codeType.Cell {...props} />
      {typeof props.value === 'string' && <SchedulePreview expression={props.value} timeZone={timeZone} />}
    </>
  );
}
