import type { ComponentType, ReactNode } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Lifecycle } from '../../contract/model/lifecycle.ts';
import type { Field } from '../../contract/model/resource.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import type { CellProps } from './FieldType.ts';
import { type FieldTypeName, fieldTypeOf } from './registry.ts';
import styles from './styles/cell.module.css';
import { ChangesDetailView } from './types/changes/ChangesDetailView.tsx';
import { CodeDetailView } from './types/code/CodeDetailView.tsx';
import { ObjectListDetailView } from './types/objectList/ObjectListDetailView.tsx';
import { CronDetailView } from './types/schedule/CronDetailView.tsx';
import { MultilineDetailView } from './types/text/FoldedText.tsx';

/** The detail views of field types; the others use their cell. */
export const detailViews: Readonly<Partial<Record<FieldTypeName, ComponentType<CellProps>>>> = {
  changes: ChangesDetailView,
  code: CodeDetailView,
  cron: CronDetailView,
  external: CodeDetailView,
  failure: MultilineDetailView,
  multiline: MultilineDetailView,
  objectList: ObjectListDetailView,
};

interface DetailViewProps {
  readonly record: Row;
  readonly property: string;
  readonly field: Field;
  readonly entity: string;
  readonly lifecycle?: Lifecycle;
}

const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The detail view of one property of a record. */
export function DetailView({ record, property, field, entity, lifecycle }: DetailViewProps): ReactNode {
  const t = useTranslate();
  const { Cell, name } = fieldTypeOf(field, entity, [property]);
  const value = record[property];
  if (name !== 'secret' && isEmptyValue(value))
    return <span className={styles.empty}>{t('record.nothing')}</span>;
  const View = detailViews[name] ?? Cell;
  return (
    <View
      value={value}
      record={record}
      field={field}
      entity={entity}
      path={[property]}
      lifecycle={lifecycle}
    />
  );
}
