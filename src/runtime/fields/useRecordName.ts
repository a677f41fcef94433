import { useCallback } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Resource } from '../../contract/model/resource.ts';
import { choiceKey } from '../../contract/text/captions.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { useTextZone } from './timeZone/useTimeZone.tsx';
import { columnsZoneSourceOf, zoneOf } from './timeZone/zoneOf.ts';

/** Returns the name of a record: a choice as its caption, an instant with its zone, or its uuid without a name. */
export function useRecordName(resource: Resource): (row: Row) => string {
  const { entity, displayProperty, columns } = resource;
  const t = useTranslate();
  const { zoned } = useFormats();
  const surroundings = useTextZone();
  const source = columnsZoneSourceOf(resource.columns);
  const field = columns.find(({ property }) => property === displayProperty)?.field;
  return useCallback(
    (row) => {
      const value = String(row[displayProperty] ?? row.uuid);
      if (field?.choices?.includes(value)) return t(choiceKey(entity, [displayProperty], value));
      if (field?.format !== 'date-time' || Number.isNaN(Date.parse(value))) return value;
      // Without a look-up, which each row would have: the surroundings of a row are its own zone.
      return zoned(value, zoneOf(source, row, {}, surroundings) ?? surroundings);
    },
    [entity, displayProperty, field, t, zoned, source, surroundings],
  );
}
