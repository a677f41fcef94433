import { Fragment, type ReactNode } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import { fieldKey } from '../../../contract/labelKey.ts';
import { fieldTypeOf } from '../../fields/registry.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { ChangesProps } from './ChangesTable.tsx';
import styles from './changes.module.css';
import type { Change } from './changesOf.ts';
import { Items } from './Items.tsx';

/** As much of the changes as one line has room for: what changes, from what to what. */
export function ChangesLine({ entity, changes, before, after }: ChangesProps): ReactNode {
  const t = useTranslate();
  return (
    <span className={styles.short}>
      {changes.map((change, index) => (
        <Fragment key={change.property}>
          {index > 0 && <span className={styles.muted}> · </span>}
          <strong>{t(`${fieldKey(entity, [change.property])}.title`)}</strong>{' '}
          <Short entity={entity} change={change} before={before} after={after} />
        </Fragment>
      ))}
    </span>
  );
}

interface ShortProps extends Omit<ChangesProps, 'changes'> {
  readonly change: Change;
}

function Short({ entity, change, before, after }: ShortProps): ReactNode {
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
            <Items items={items} item={field.items} entity={entity} property={property} record={record} />
          ) : (
            items.length
          )}
        </Fragment>
      );
    });
  }
  const { Cell } = fieldTypeOf(field, entity, [property]);
  const face = (record: Row) => {
    const value = record[property];
    const isNothing = value === undefined || value === null || value === '';
    return (
      <span className={styles.value}>
        {isNothing ? (
          t('record.nothing')
        ) : (
          <Cell value={value} record={record} field={field} entity={entity} path={[property]} />
        )}
      </span>
    );
  };
  return (
    <>
      <span className={styles.muted}>{face(before)}</span>
      <span className={styles.arrow}>→</span>
      {face(after)}
    </>
  );
}
