import { type CellRenderer, defineCell, type FieldType } from '../../FieldType.ts';

/** The number of items. */
export const renderItemCount: CellRenderer = ({ value }, { translate: t }) =>
  Array.isArray(value) && value.length > 0 ? t('field.items', { count: value.length }) : null;

/** Rows with the same few fields. */
export const objectListType = {
  name: 'objectList',
  applies: ({ type, fields }) => type === 'array' && fields !== undefined,
  ...defineCell(renderItemCount),
} as const satisfies FieldType;
