import { Fragment, type ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Overview, RecordColumn } from '../../contract/overview.ts';
import type { FieldType } from '../fields/FieldType.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { Sparkline } from '../strip/Sparkline.tsx';
import styles from './overview.module.css';
import { Place } from './Place.tsx';
import { recordPlace } from './places.ts';
import { amountIn, lineIn, type Told } from './told.ts';

/** A column and what its cells are shown with. */
export type ColumnFace = RecordColumn & Pick<FieldType, 'Cell' | 'figures'>;

interface RecordRowProps {
  readonly overview: Overview;
  readonly columns: readonly ColumnFace[];
  /** Where the captions of the records' properties stand: as if they were an entity. */
  readonly kind: string;
  readonly record: Told;
}

/** Where a value leads: from its name to the record, from nothing and zero nowhere. */
function placeOf(
  { of, linkColumn: naming }: Overview['records'],
  { property, recordTab: section, presetFilters: filters }: RecordColumn,
  record: Told,
): string | undefined {
  if (property === naming) return recordPlace(of, record);
  if (!section || !record[property]) return undefined;
  return recordPlace(of, record, { recordTab: section, ...(filters && { presetFilters: filters }) });
}

function Trend({ overview: { records, chart }, kind, record }: Omit<RecordRowProps, 'columns'>): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const said = chart.lines.map(({ property }) =>
    t('overview.amount', {
      line: t(`${fieldKey(kind, [property])}.title`),
      count: number(amountIn(record, property)),
    }),
  );
  const lines = chart.lines.map(({ property, tone }) => ({
    tone,
    amounts: lineIn(record, records.series, property),
  }));
  return <Sparkline lines={lines} label={said.join(' · ')} />;
}

/** A record: its values, each with the way to where it comes from, and how it went. */
export const RecordRow = ({ columns, ...row }: RecordRowProps): ReactNode => {
  const { overview, kind, record } = row;
  const { linkColumn: naming, afterColumn: after, lifecycle } = overview.records;
  return (
    <tr>
      {columns.map(({ Cell, figures, ...column }) => {
        const { property, field } = column;
        return (
          <Fragment key={property}>
            <td data-figures={figures} data-naming={property === naming}>
              <Place to={placeOf(overview.records, column, record)} className={styles.cell}>
                <Cell
                  value={record[property]}
                  record={record as Row}
                  field={field}
                  entity={kind}
                  path={[property]}
                  lifecycle={lifecycle}
                />
              </Place>
            </td>
            {property === after && (
              <td>
                <Trend {...row} />
              </td>
            )}
          </Fragment>
        );
      })}
    </tr>
  );
};
