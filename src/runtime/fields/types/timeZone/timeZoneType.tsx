import type { FieldType } from '../../FieldType.ts';
import { inputSpace, lazyPart } from '../../lazyPart.tsx';
import { textType } from '../text/textTypes.tsx';

/** An IANA time zone, chosen from those that the browser knows. */
export const timeZoneType: FieldType = {
  ...textType,
  name: 'timeZone',
  applies: ({ format }) => format === 'time-zone',
  widget: {
    widget: lazyPart(async () => (await import('./TimeZonePicker.tsx')).TimeZonePicker, {
      fallback: inputSpace,
    }),
  },
};
