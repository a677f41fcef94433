import type { ComponentProps, ReactNode } from 'react';
import { LazyPart } from '../../lazy/LazyPart.tsx';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { withPhrases } from '../../lazy/withPhrases.ts';

/** What reads cron expressions is as large as all other field types: loaded with the first one. */
const Schedule = lazyComponent(() =>
  withPhrases(['schedule'], async () => (await import('./Schedule.tsx')).Schedule),
);

/** When a cron expression runs. */
export const SchedulePreview = (props: ComponentProps<typeof Schedule>): ReactNode => (
  <LazyPart>
    <Schedule {...props} />
  </LazyPart>
);
