import type { ReactNode } from 'react';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { fieldKey } from '../../../../contract/text/captions.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import type { DetailViewProps } from '../../FieldType.ts';
import { ShowMore, showMoreStep } from '../../ShowMore.tsx';
import table from '../../styles/smallTable.module.css';

/** The rows with their captions; for very many rows, their number and the first of them. */
export function ObjectListDetailView({
  value,
  field,
  entity,
  path,
  fieldTypeOf,
}: DetailViewProps): ReactNode {
  const t = useTranslate();
  if (!Array.isArray(value)) return null;
  const columns = Object.entries(field.fields ?? {}).map(([name, cell]) => {
    const own = [...path, name];
    return { name, cell, own, Cell: fieldTypeOf(cell, entity, own).Cell };
  });
  const rows = value.filter(isRecord);
  return (
    <div className={table.frame}>
      <table className={table.table}>
        {rows.length > showMoreStep && <caption>{t('field.items', { count: rows.length })}</caption>}
        <thead>
          <tr>
            {columns.map(({ own }) => (
              <th key={own.join('.')} scope="col">
                {t(`${fieldKey(entity, own)}.title`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ShowMore items={rows} columns={columns.length}>
            {(row, index) => (
              <tr key={index}>
                {columns.map(({ own, name, cell, Cell }) => (
                  <td key={own.join('.')}>
                    <Cell
                      value={row[name]}
                      record={{ uuid: '', ...row }}
                      field={cell}
                      entity={entity}
                      path={own}
                    />
                  </td>
                ))}
              </tr>
            )}
          </ShowMore>
        </tbody>
      </table>
    </div>
  );
}

/** One object as a single row. */
export const ObjectDetailView = (props: DetailViewProps): ReactNode => (
  <ObjectListDetailView {...props} value={[props.value]} />
);
