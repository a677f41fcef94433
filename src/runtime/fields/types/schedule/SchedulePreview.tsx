import type { ComponentProps, ReactNode } from 'react';
import { loadWithPhrases } from '../../../core/i18n/phrases.ts';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';

/** What reads cron expressions is as large as all other field types: loaded with the first one. */
const Schedule = lazyComponent(() =>
  loadWithPhrases(['schedule'], async () => (await import('./Schedule.tsx')).Schedule),
);

/** When a cron expression runs. */
export const SchedulePreview = (props: ComponentProps<typeof Schedule>): ReactNode => (
  <LazyPart>
    <Schedule {...props} />
  </LazyPart>
);
