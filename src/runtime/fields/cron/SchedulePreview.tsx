import type { ReactNode } from 'react';
import { LazyPart } from '../../lazy/LazyPart.tsx';
import { lazyModule } from '../../lazy/lazyModule.ts';
import { withPhrases } from '../../lazy/withPhrases.ts';

/** What reads cron expressions is as large as all other field types: loaded with the first one. */
const schedule = lazyModule(() =>
  withPhrases(['schedule'], async () => (await import('./Schedule.tsx')).Schedule),
);

type ScheduleProps = Parameters<ReturnType<typeof schedule.useValue>>[0];

function Loaded(props: ScheduleProps): ReactNode {
  const Schedule = schedule.useValue();
  return <Schedule {...props} />;
}

/** When a cron expression runs. */
export const SchedulePreview = (props: ScheduleProps): ReactNode => (
  <LazyPart>
    <Loaded {...props} />
  </LazyPart>
);
