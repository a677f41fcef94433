import type { Face } from '../FieldType.ts';

/** How many there are. */
export const objectListFace: Face = ({ value }, { translate: t }) =>
  Array.isArray(value) && value.length > 0 ? t('field.items', { count: value.length }) : null;
