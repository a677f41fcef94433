import { use, useCallback } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import type { Resource } from '../../contract/resource.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { TimeZoneContext } from './timeZone.ts';

/** Says what a record is called: a choice or an instant that names it as people read it, its uuid where nothing does. */
export function useNameOf({ entity, displayProperty: naming, columns }: Resource): (row: Row) => string {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const timeZone = use(TimeZoneContext);
  const field = columns.find(({ property }) => property === naming)?.field;
  return useCallback(
    (row) => {
      const value = String(row[naming] ?? row.uuid);
      if (field?.choices?.includes(value)) return t(choiceKey(entity, [naming], value));
      return field?.format === 'date-time' ? dateTime(value, timeZone) : value;
    },
    [entity, naming, field, t, dateTime, timeZone],
  );
}
