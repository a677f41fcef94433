import { type ReactNode, use } from 'react';
import type { CellProps } from '../../FieldType.ts';
import { TimeZoneContext } from '../../useTimeZone.ts';
import { codeType } from '../code/codeTypes.tsx';
import { SchedulePreview } from './SchedulePreview.tsx';

/** The expression and its meaning. */
export function CronDetailView(props: CellProps): ReactNode {
  const timeZone = use(TimeZoneContext);
  return (
    <>
      <codeType.Cell {...props} />
      {typeof props.value === 'string' && <SchedulePreview expression={props.value} timeZone={timeZone} />}
    </>
  );
}
