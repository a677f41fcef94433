import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Field } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { IconButton } from '../../feedback/IconButton.tsx';
import { DetailView } from '../../fields/DetailView.tsx';
import { fieldTypeOf } from '../../fields/registry.ts';
import table from '../../fields/styles/smallTable.module.css';
import styles from './changes.module.css';
import type { FormChange } from './changesOf.ts';

export interface FormChangesProps {
  readonly entity: string;
  readonly changes: readonly FormChange[];
  /** The record when the form opened, and as typed. */
  readonly before: Row;
  readonly after: Row;
}

interface ChangesTableProps extends FormChangesProps {
  readonly revert: (change: FormChange) => void;
}

/** The changed fields, before and after, as formatted values; each can be reverted. */
export function ChangesTable({ entity, changes, before, after, revert }: ChangesTableProps): ReactNode {
  const t = useTranslate();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {['field', 'before', 'after'].map((column) => (
            <th key={column} scope="col">
              {t(`changes.column.${column}`)}
            </th>
          ))}
          <th scope="col" className={styles.tool}>
            <span className={controls.visuallyHidden}>{t('changes.putBackColumn')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const field = t(`${fieldKey(entity, [change.property])}.title`);
          return (
            <tr key={change.property}>
              <th scope="row">{field}</th>
              <BeforeAfterCells entity={entity} change={change} before={before} after={after} />
              <td className={styles.tool}>
                <IconButton
                  name={t('changes.putBack', { field })}
                  Icon={Undo2}
                  onClick={() => revert(change)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface BeforeAfterProps extends Omit<FormChangesProps, 'changes'> {
  readonly change: FormChange;
}

function BeforeAfterCells({ entity, change, before, after }: BeforeAfterProps): ReactNode {
  const t = useTranslate();
  const { property, field, secret, list } = change;
  const renderValue = (record: Row) => (
    <DetailView record={record} property={property} field={field} entity={entity} />
  );
  if (secret)
    return (
      <>
        <td>{t(secret === 'given' ? 'field.secretNotSet' : 'field.secretSet')}</td>
        <td>{t(`changes.secret.${secret}`)}</td>
      </>
    );
  if (!list)
    return (
      <>
        <td>{renderValue(before)}</td>
        <td>{renderValue(after)}</td>
      </>
    );
  const { removed, added } = list;
  if (removed.length + added.length === 0) return <td colSpan={2}>{t('changes.order')}</td>;
  const renderItems = (record: Row, word: string, items: readonly unknown[]) => (
    <td>
      {items.length > 0 && (
        <>
          <small className={styles.word}>{t(word, { count: items.length })}</small>
          {field.items ? (
            <ListItems items={items} item={field.items} entity={entity} property={property} record={record} />
          ) : (
            renderValue({ ...record, [property]: items })
          )}
        </>
      )}
    </td>
  );
  return (
    <>
      {renderItems(before, 'changes.removed', removed)}
      {renderItems(after, 'changes.added', added)}
    </>
  );
}

interface ListItemsProps {
  readonly items: readonly unknown[];
  readonly item: Field;
  readonly entity: string;
  readonly property: string;
  readonly record: Row;
}

/** List items that are no objects, rendered like their field: references show names. */
export function ListItems({ items, item, entity, property, record }: ListItemsProps): ReactNode {
  const { Cell } = fieldTypeOf(item, entity, [property]);
  return items.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list may have the same item twice
    <span key={index}>
      {index > 0 && ', '}
      <Cell value={value} record={record} field={item} entity={entity} path={[property]} />
    </span>
  ));
}
