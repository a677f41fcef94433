import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { type CellRenderer, defineCell, type FieldType, plainValue } from '../../FieldType.ts';

/** The number of items. */
const renderItemCount: CellRenderer = ({ value }, { translate: t }) =>
  Array.isArray(value) && value.length > 0 ? t('field.items', { count: value.length }) : null;

/** Rows with the same few fields. */
export const objectListType: FieldType = {
  name: 'objectList',
  applies: ({ type, fields }) => type === 'array' && fields !== undefined,
  ...defineCell(renderItemCount),
  toCsv: plainValue,
  widget: undefined,
  DetailView: lazyComponent(async () => (await import('./ObjectListDetailView.tsx')).ObjectListDetailView),
};
