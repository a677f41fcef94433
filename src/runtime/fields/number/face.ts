import type { Face } from '../FieldType.ts';

/** As it is, without separators: a port or an interval is no amount. */
export const numberFace: Face = ({ value }) => (typeof value === 'number' ? String(value) : null);
