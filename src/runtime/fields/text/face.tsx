import type { Face } from '../FieldType.ts';

/** Cut off at the column's edge; the whole text on hover. */
export const textFace: Face = ({ value }) =>
  value === undefined || value === null ? null : <span title={String(value)}>{String(value)}</span>;
