import type { ReactNode } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import { isEmptyValue } from '../../contract/json/isAbsent.ts';
import type { Lifecycle } from '../../contract/model/lifecycle.ts';
import type { Field } from '../../contract/model/resource.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { LazyPart } from '../feedback/failure/LazyPart.tsx';
import { fieldTypeOf, fieldTypes } from './registry.ts';
import styles from './styles/cell.module.css';

// They are in the chunk of this file (scripts/build/chunks.ts), so they are ready for the first render.
for (const { DetailView } of fieldTypes) DetailView?.preload();

interface DetailProps {
  readonly record: Row;
  readonly property: string;
  readonly field: Field;
  readonly entity: string;
  readonly lifecycle?: Lifecycle;
}

/** The detail view of one property of a record. */
export function DetailView({ record, property, field, entity, lifecycle }: DetailProps): ReactNode {
  const t = useTranslate();
  const fieldType = fieldTypeOf(field, entity, [property]);
  const value = record[property];
  if (!fieldType.isShownEmpty && isEmptyValue(value))
    return <span className={styles.empty}>{t('record.nothing')}</span>;
  const props = { value, record, field, entity, path: [property], lifecycle };
  if (!fieldType.DetailView) return <fieldType.Cell {...props} />;
  return (
    <LazyPart>
      <fieldType.DetailView {...props} fieldTypeOf={fieldTypeOf} />
    </LazyPart>
  );
}
