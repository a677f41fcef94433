import { Fragment, type ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { isAbsent } from '../../../contract/json/isAbsent.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { fieldTypeOf } from '../../fields/registry.ts';
import { type FormChangesProps, ListItems } from './ChangesTable.tsx';
import styles from './changes.module.css';
import type { FormChange } from './changesOf.ts';

/** The changes that fit on one line: field, old and new value. */
export function ChangesLine({ entity, changes, before, after }: FormChangesProps): ReactNode {
  const t = useTranslate();
  return (
    <span className={styles.summary}>
      {changes.map((change, index) => (
        <Fragment key={change.property}>
          {index > 0 && <span className={styles.muted}> · </span>}
          <strong>{t(`${fieldKey(entity, [change.property])}.title`)}</strong>{' '}
          <ChangeSummary entity={entity} change={change} before={before} after={after} />
        </Fragment>
      ))}
    </span>
  );
}

interface ChangeSummaryProps extends Omit<FormChangesProps, 'changes'> {
  readonly change: FormChange;
}

function ChangeSummary({ entity, change, before, after }: ChangeSummaryProps): ReactNode {
  const t = useTranslate();
  const { property, field, secret, list } = change;
  if (secret) return t(`changes.secret.${secret}`);
  if (list) {
    const sides = (['added', 'removed'] as const).filter((side) => list[side].length > 0);
    if (sides.length === 0) return t('changes.order');
    return sides.map((side) => {
      const items = list[side];
      const record = side === 'added' ? after : before;
      return (
        <Fragment key={side}>
          {` ${side === 'added' ? '+' : '−'} `}
          {field.items ? (
            <ListItems items={items} item={field.items} entity={entity} property={property} record={record} />
          ) : (
            items.length
          )}
        </Fragment>
      );
    });
  }
  const { Cell } = fieldTypeOf(field, entity, [property]);
  const renderValue = (record: Row) => {
    const value = record[property];
    return (
      <span className={styles.value}>
        {isAbsent(value) ? (
          t('record.nothing')
        ) : (
          <Cell value={value} record={record} field={field} entity={entity} path={[property]} />
        )}
      </span>
    );
  };
  return (
    <>
      <span className={styles.muted}>{renderValue(before)}</span>
      <span className={styles.arrow}>→</span>
      {renderValue(after)}
    </>
  );
}
