import { Fragment, type ReactNode, useState } from 'react';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Overview } from '../../contract/overview.ts';
import { fieldTypeOf } from '../fields/registry.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './overview.module.css';
import { RecordRow } from './RecordRow.tsx';
import { rowsIn, type Told } from './told.ts';

interface RecordTableProps {
  readonly overview: Overview;
  readonly told: Told;
}

/** Records that are shown until more are asked for: the worst ones are among them. */
const few = 20;

/** The records that are told about, the worst first. */
export function RecordTable({ overview, told }: RecordTableProps): ReactNode {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const { entity, records } = overview;
  const all = rowsIn(told, records.property);
  const place = fieldKey(entity, [records.property]);
  const kind = place.replace(/^entities\./, '');
  const columns = records.columns.map((column) => {
    const { Cell, figures } = fieldTypeOf(column.field, kind, [column.property]);
    return { ...column, Cell, figures };
  });
  const title = t(`${place}.title`);
  return (
    <section className={styles.records} aria-labelledby="records">
      <h2 id="records">{title}</h2>
      <section className={styles.scroll} aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ property, figures }) => (
                <Fragment key={property}>
                  <th scope="col" data-figures={figures}>
                    {t(`${place}.fields.${property}.title`)}
                  </th>
                  {property === records.afterColumn && <th scope="col">{t('overview.trend')}</th>}
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.slice(0, isWhole ? all.length : few).map((record) => (
              <RecordRow
                key={String(record.uuid)}
                overview={overview}
                columns={columns}
                kind={kind}
                record={record}
              />
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
