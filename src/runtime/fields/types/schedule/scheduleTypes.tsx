import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { defineCell, type FieldType, plainValue } from '../../FieldType.ts';
import { inputSpace, lazyPart } from '../../lazyPart.tsx';
import { renderCode } from '../code/codeTypes.tsx';
import { renderText } from '../text/textTypes.tsx';

/** A schedule: a cron expression of five parts. */
export const cronType: FieldType = {
  name: 'cron',
  applies: ({ format }) => format === 'cron',
  ...defineCell(renderCode),
  toCsv: plainValue,
  widget: {
    widget: lazyPart(async () => (await import('./scheduleInputs.tsx')).CronInput, { fallback: inputSpace }),
  },
  DetailView: lazyComponent(async () => (await import('./CronDetailView.tsx')).CronDetailView),
};

/** A time of day, HH:mm (schemas/SPECIFICATION.md section 9). */
export const timeType: FieldType = {
  name: 'time',
  applies: ({ widget }) => widget === 'time',
  ...defineCell(renderText),
  toCsv: plainValue,
  widget: {
    widget: lazyPart(async () => (await import('./scheduleInputs.tsx')).TimeInput, { fallback: inputSpace }),
  },
  DetailView: undefined,
};
