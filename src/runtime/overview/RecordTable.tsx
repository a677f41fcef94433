import { Fragment, type ReactNode, useState } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { MetricsModel, RecordColumn } from '../../contract/model/metrics.ts';
import { fieldKey } from '../../contract/text/captions.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import controls from '../core/theme/controls.module.css';
import type { FieldType } from '../fields/FieldType.ts';
import { isLongText } from '../fields/isLongText.ts';
import { fieldTypeOf } from '../fields/registry.ts';
import { ZoneName } from '../fields/timeZone/renderInstant.tsx';
import { InTimeZone, useZoneReader } from '../fields/timeZone/useTimeZone.tsx';
import { columnsZoneSourceOf, sharedZoneOf } from '../fields/timeZone/zoneOf.ts';
import { amountOf, type MetricsData, objectsIn, sparklineOf } from '../metrics/metricsData.ts';
import { Sparkline } from '../metrics/Sparkline.tsx';
import styles from './overview.module.css';
import { LinkOrText, recordDrillDownUrl } from './overviewLinks.tsx';

/** A column with the parts that render its cells. */
type RecordTableColumn = RecordColumn & Pick<FieldType, 'Cell' | 'isNumeric' | 'isInstant'>;

interface RecordRowProps {
  readonly metrics: MetricsModel;
  readonly columns: readonly RecordTableColumn[];
  /** The key of the captions of the records' properties, in place of an entity. */
  readonly kind: string;
  readonly record: MetricsData;
}

/** The drill-down of a value: the name links to the record; empty and zero values have no link. */
function cellUrl(
  { of, linkColumn: naming }: MetricsModel['records'],
  { property, recordTab, presetFilters }: RecordColumn,
  record: MetricsData,
): string | undefined {
  if (property === naming) return recordDrillDownUrl(of, record);
  if (!recordTab || !record[property]) return undefined;
  return recordDrillDownUrl(of, record, { recordTab, ...(presetFilters && { presetFilters }) });
}

function TrendCell({ metrics, kind, record }: Omit<RecordRowProps, 'columns'>): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const amounts = metrics.chart.lines.map((line) =>
    t('overview.amount', {
      line: t(`${fieldKey(kind, [line])}.title`),
      count: number(amountOf(record, line)),
    }),
  );
  return <Sparkline lines={sparklineOf(record, metrics)} label={amounts.join(' · ')} />;
}

/** A record: its values with their drill-downs, and its sparkline. */
const RecordRow = ({ columns, ...row }: RecordRowProps): ReactNode => {
  const { metrics, kind, record } = row;
  const { linkColumn: naming, afterColumn: after, subtitle = [], lifecycle } = metrics.records;
  const cellOf = ({ Cell, property, field }: RecordTableColumn): ReactNode => (
    <Cell
      value={record[property]}
      record={record as Row}
      field={field}
      entity={kind}
      path={[property]}
      lifecycle={lifecycle}
    />
  );
  const below = columns.filter(({ property }) => subtitle.includes(property) && record[property]);
  return (
    <tr>
      {withoutSubtitle(columns, metrics).map((column) => {
        const { property, field, isNumeric } = column;
        return (
          <Fragment key={property}>
            <td
              data-figures={isNumeric}
              data-naming={property === naming}
              data-long={isLongText(field) || undefined}
            >
              <LinkOrText to={cellUrl(metrics.records, column, record)} className={styles.cell}>
                {cellOf(column)}
              </LinkOrText>
              {property === naming && below.length > 0 && (
                <small className={styles.subtitle}>
                  {below.map((part) => (
                    <span key={part.property}>{cellOf(part)}</span>
                  ))}
                </small>
              )}
            </td>
            {property === after && (
              <td className={styles.trend}>
                <TrendCell {...row} />
              </td>
            )}
          </Fragment>
        );
      })}
    </tr>
  );
};

/** The columns that the table has: those of the subtitle are under the name. */
const withoutSubtitle = <T extends RecordColumn>(
  columns: readonly T[],
  { records: { subtitle = [] } }: MetricsModel,
): readonly T[] => columns.filter(({ property }) => !subtitle.includes(property));

/** Returns whether a record needs no attention: its state is one of those named, and nothing happened. */
export const isSilent = (
  { columns, silentWhen }: Pick<MetricsModel['records'], 'columns' | 'silentWhen'>,
  record: MetricsData,
): boolean =>
  silentWhen?.values.includes(String(record[silentWhen.column])) === true &&
  columns.every(({ property }) => typeof record[property] !== 'number' || record[property] === 0);

interface RecordTableProps {
  readonly metrics: MetricsModel;
  readonly data: MetricsData;
}

/** Rows shown before the operator opens the rest: the worst come first. */
const initialRows = 20;

/** The records of the overview, the worst first, without the silent ones at first. */
export function RecordTable({ metrics, data }: RecordTableProps): ReactNode {
  const t = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const { entity, records } = metrics;
  const all = objectsIn(data, records.property);
  const active = all.filter((record) => !isSilent(records, record));
  const shown = showsAll ? all : active.slice(0, initialRows);
  const silent = all.length - active.length;
  const place = fieldKey(entity, [records.property]);
  const kind = place.replace(/^entities\./, '');
  const columns = records.columns.map((column) => {
    const { Cell, isNumeric, isInstant } = fieldTypeOf(column.field, kind, [column.property]);
    return { ...column, Cell, isNumeric, isInstant };
  });
  const title = t(`${place}.title`);
  const zoneOf = useZoneReader(columnsZoneSourceOf(records.columns));
  const shared = sharedZoneOf(shown.map(zoneOf));
  return (
    <section className={styles.records} aria-labelledby="records">
      <h2 id="records">{title}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {withoutSubtitle(columns, metrics).map(({ property, field, isNumeric: figures, isInstant }) => (
                <Fragment key={property}>
                  <th scope="col" data-figures={figures} data-long={isLongText(field) || undefined}>
                    {t(`${place}.fields.${property}.title`)}
                    {isInstant && shared !== undefined && <ZoneName of={shared} />}
                  </th>
                  {property === records.afterColumn && (
                    <th scope="col" className={styles.trend}>
                      {t('overview.trend')}
                    </th>
                  )}
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((record) => (
              <InTimeZone
                key={String(record.uuid)}
                timeZone={zoneOf(record)}
                isZoneNamed={shared !== undefined}
              >
                <RecordRow metrics={metrics} columns={columns} kind={kind} record={record} />
              </InTimeZone>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < all.length && (
        <p className={styles.silent}>
          {silent > 0 && t('overview.silent', { count: silent })}
          <button type="button" className={controls.button} onClick={() => setShowsAll(true)}>
            {t('overview.showAll', { count: all.length })}
          </button>
        </p>
      )}
    </section>
  );
}
