import type { CellProps } from '../FieldType.ts';

/** As it is, without separators: a port or an interval is no amount. */
export const NumberCell = ({ value }: CellProps) => (typeof value === 'number' ? String(value) : null);
