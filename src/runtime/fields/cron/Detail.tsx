import { type ReactNode, use } from 'react';
import { code } from '../code/code.ts';
import type { CellProps } from '../FieldType.ts';
import { TimeZoneContext } from '../timeZone.ts';
import { SchedulePreview } from './SchedulePreview.tsx';

/** The expression, and what it means. */
export function CronDetail(props: CellProps): ReactNode {
  const timeZone = use(TimeZoneContext);
  return (
    <>
      <code.Cell {...props} />
      {typeof props.value === 'string' && <SchedulePreview expression={props.value} timeZone={timeZone} />}
    </>
  );
}
