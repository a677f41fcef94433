import { use, useCallback } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Resource } from '../../contract/model/resource.ts';
import { choiceKey } from '../../contract/text/captions.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { TimeZoneContext } from './useTimeZone.ts';

/** Returns the name of a record: a choice or instant as formatted text, or its uuid without a name. */
export function useRecordName({ entity, displayProperty, columns }: Resource): (row: Row) => string {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const timeZone = use(TimeZoneContext);
  const field = columns.find(({ property }) => property === displayProperty)?.field;
  return useCallback(
    (row) => {
      const value = String(row[displayProperty] ?? row.uuid);
      if (field?.choices?.includes(value)) return t(choiceKey(entity, [displayProperty], value));
      return field?.format === 'date-time' ? dateTime(value, timeZone) : value;
    },
    [entity, displayProperty, field, t, dateTime, timeZone],
  );
}
