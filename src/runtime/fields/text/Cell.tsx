import type { CellProps } from '../FieldType.ts';

/** Cut off at the column's edge; the whole text on hover. */
export const TextCell = ({ value }: CellProps) =>
  value === undefined || value === null ? null : <span title={String(value)}>{String(value)}</span>;
