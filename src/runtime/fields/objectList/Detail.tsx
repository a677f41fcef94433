import type { ReactNode } from 'react';
import { isRecord } from '../../../contract/isRecord.ts';
import { fieldKey } from '../../../contract/labelKey.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { CellProps } from '../FieldType.ts';
import { fieldTypeOf } from '../registry.ts';
import table from '../table.module.css';

/** The rows with their captions. */
export function ObjectListDetail({ value, field, entity, path }: CellProps): ReactNode {
  const t = useTranslate();
  if (!Array.isArray(value)) return null;
  const columns = Object.entries(field.fields ?? {}).map(([name, cell]) => {
    const own = [...path, name];
    return { name, cell, own, Cell: fieldTypeOf(cell, entity, own).Cell };
  });
  return (
    <div className={table.frame}>
      <table className={table.table}>
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
          {value.filter(isRecord).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place, and are only read
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
          ))}
        </tbody>
      </table>
    </div>
  );
}
