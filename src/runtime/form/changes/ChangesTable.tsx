import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import { fieldKey } from '../../../contract/labelKey.ts';
import table from '../../fields/table.module.css';
import { Value } from '../../fields/Value.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import controls from '../../theme/controls.module.css';
import styles from './changes.module.css';
import type { Change } from './changesOf.ts';
import { Items } from './Items.tsx';

export interface ChangesProps {
  readonly entity: string;
  readonly changes: readonly Change[];
  /** The record as it was opened, and as it is typed. */
  readonly before: Row;
  readonly after: Row;
}

interface ChangesTableProps extends ChangesProps {
  readonly putBack: (change: Change) => void;
}

/** Field by field, before and after, as people read values; each can be put back. */
export function ChangesTable({ entity, changes, before, after, putBack }: ChangesTableProps): ReactNode {
  const t = useTranslate();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {['field', 'before', 'after'].map((column) => (
            <th key={column} scope="col">
              {t(`record.changes.${column}`)}
            </th>
          ))}
          <th scope="col" className={styles.tool}>
            <span className={controls.heard}>{t('changes.putBackColumn')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const field = t(`${fieldKey(entity, [change.property])}.title`);
          return (
            <tr key={change.property}>
              <th scope="row">{field}</th>
              <Sides entity={entity} change={change} before={before} after={after} />
              <td className={styles.tool}>
                <button
                  type="button"
                  className={controls.icon}
                  aria-label={t('changes.putBack', { field })}
                  title={t('changes.putBack', { field })}
                  onClick={() => putBack(change)}
                >
                  <Undo2 size={16} aria-hidden />
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface SidesProps extends Omit<ChangesProps, 'changes'> {
  readonly change: Change;
}

function Sides({ entity, change, before, after }: SidesProps): ReactNode {
  const t = useTranslate();
  const { property, field, secret, list } = change;
  const face = (record: Row) => <Value record={record} property={property} field={field} entity={entity} />;
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
        <td>{face(before)}</td>
        <td>{face(after)}</td>
      </>
    );
  const { removed, added } = list;
  if (removed.length + added.length === 0) return <td colSpan={2}>{t('changes.order')}</td>;
  const part = (record: Row, word: string, items: readonly unknown[]) => (
    <td>
      {items.length > 0 && (
        <>
          <small className={styles.word}>{t(word, { count: items.length })}</small>
          {field.items ? (
            <Items items={items} item={field.items} entity={entity} property={property} record={record} />
          ) : (
            face({ ...record, [property]: items })
          )}
        </>
      )}
    </td>
  );
  return (
    <>
      {part(before, 'changes.removed', removed)}
      {part(after, 'changes.added', added)}
    </>
  );
}
