import styles from '../cell.module.css';
import type { CellProps } from '../FieldType.ts';
import { useOption } from './useOptions.ts';

/** The name of the record that is referred to; its key where the record cannot be found. */
export function ReferenceCell({ value, field, record }: CellProps) {
  return typeof value === 'string' && field.reference ? (
    <ReferenceName value={value} reference={field.reference} record={record} />
  ) : null;
}

function ReferenceName({
  value,
  reference,
  record,
}: Pick<CellProps, 'record'> & { value: string; reference: NonNullable<CellProps['field']['reference']> }) {
  const option = useOption(reference, record, value);
  return option ? (
    <span title={option.label}>{option.label}</span>
  ) : (
    <span className={styles.unknown}>{value}</span>
  );
}
