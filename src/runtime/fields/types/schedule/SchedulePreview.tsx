import type { ComponentProps, ReactNode } from 'react';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';

/** The cron parser is as large as all other field types, so it loads with the first expression. */
const Schedule = lazyComponent(async () => (await import('./Schedule.tsx')).Schedule, ['schedule']);

/** The next runs of a cron expression. */
export const SchedulePreview = (props: ComponentProps<typeof Schedule>): ReactNode => (
  <LazyPart>
    <Schedule {...props} />
  </LazyPart>
);
