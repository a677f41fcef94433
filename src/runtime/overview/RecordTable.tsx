import { type ReactNode, useState } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Overview, RecordColumn } from '../../contract/overview.ts';
import { fieldTypeOf } from '../fields/registry.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { Sparkline } from '../strip/Sparkline.tsx';
import controls from '../theme/controls.module.css';
import styles from './overview.module.css';
import { Place } from './Place.tsx';
import { recordPlace } from './places.ts';
import { amountIn, lineIn, rowsIn, type Told } from './told.ts';

interface RecordTableProps {
  readonly overview: Overview;
  readonly told: Told;
}

/** Records that are shown until more are asked for: the worst ones are among them. */
const few = 20;

/** Where a value leads: from its name to the record, from nothing and zero nowhere. */
function placeOf(
  { of, naming }: Overview['records'],
  { property, section, filters }: RecordColumn,
  record: Told,
) {
  if (property === naming) return recordPlace(of, record);
  return section && record[property]
    ? recordPlace(of, record, { section, ...(filters && { filters }) })
    : undefined;
}

/** The records that are told about, the worst first. */
export function RecordTable({ overview, told }: RecordTableProps): ReactNode {
  const t = useTranslate();
  const { list, number } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const { entity, records, chart } = overview;
  const all = rowsIn(told, records.property);
  const kind = fieldKey(entity, [records.property]).replace(/^entities\./, '');
  const columns = records.columns.map((column) => ({
    ...column,
    ...fieldTypeOf(column.field, kind, [column.property]),
  }));
  const title = t(`${fieldKey(entity, [records.property])}.title`);
  return (
    <section className={styles.records} aria-labelledby="records">
      <h2 id="records">{title}</h2>
      <section className={styles.scroll} aria-label={title} tabIndex={-1}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ property, figures }) => (
                <th key={property} scope="col" data-figures={figures}>
                  {t(`${fieldKey(kind, [property])}.title`)}
                </th>
              ))}
              <th scope="col">{t('overview.trend')}</th>
            </tr>
          </thead>
          <tbody>
            {all.slice(0, isWhole ? all.length : few).map((record) => (
              <tr key={String(record.uuid)}>
                {columns.map(({ Cell, figures, ...column }) => (
                  <td
                    key={column.property}
                    data-figures={figures}
                    data-naming={column.property === records.naming}
                  >
                    <Place to={placeOf(records, column, record)} className={styles.cell}>
                      <Cell
                        value={record[column.property]}
                        record={record as Row}
                        field={column.field}
                        entity={kind}
                        path={[column.property]}
                        lifecycle={records.lifecycle}
                      />
                    </Place>
                  </td>
                ))}
                <td>
                  <Sparkline
                    lines={chart.lines.map(({ property, tone }) => ({
                      tone,
                      amounts: lineIn(record, records.series, property),
                    }))}
                    label={list(
                      chart.lines.map(({ property }) =>
                        t('overview.amount', {
                          line: t(`${fieldKey(kind, [property])}.title`),
                          count: number(amountIn(record, property)),
                        }),
                      ),
                    )}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {all.length > few && !isWhole && (
        <button type="button" className={controls.button} onClick={() => setWhole(true)}>
          {t('overview.showAll', { count: all.length })}
        </button>
      )}
    </section>
  );
}
