import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import type { FieldType } from '../../FieldType.ts';
import { textType } from '../text/textTypes.tsx';

/** An IANA time zone, chosen from those that the browser knows. */
export const timeZoneType: FieldType = {
  ...textType,
  name: 'timeZone',
  applies: ({ format }) => format === 'time-zone',
  widget: { widget: lazyComponent(async () => (await import('./TimeZoneWidget.tsx')).TimeZoneWidget) },
};
