import { lazyPart } from '../../lazyPart.tsx';

/**
 * The next runs of a cron expression. The parser is as large as all other field types, so it loads with the
 * first expression.
 */
export const SchedulePreview = lazyPart(async () => (await import('./Schedule.tsx')).Schedule, {
  phrases: ['schedule'],
});
