import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Lifecycle } from '../../contract/lifecycle.ts';
import type { Field } from '../../contract/resource.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import styles from './cell.module.css';
import { details } from './details.ts';
import { fieldTypeOf } from './registry.ts';

interface ValueProps {
  readonly record: Row;
  readonly property: string;
  readonly field: Field;
  readonly entity: string;
  readonly lifecycle?: Lifecycle;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A property of a record, to be read where there is room for it. */
export function Value({ record, property, field, entity, lifecycle }: ValueProps): ReactNode {
  const t = useTranslate();
  const { Cell, name } = fieldTypeOf(field, entity, [property]);
  const value = record[property];
  if (name !== 'secret' && isNothing(value))
    return <span className={styles.nothing}>{t('record.nothing')}</span>;
  const Face = details[name] ?? Cell;
  return (
    <Face
      value={value}
      record={record}
      field={field}
      entity={entity}
      path={[property]}
      lifecycle={lifecycle}
    />
  );
}
