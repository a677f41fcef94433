import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { defineCell, type FieldType, plainValue } from '../../FieldType.ts';
import { renderItemCount } from '../objectList/objectListType.ts';

/** The changes of another record's fields: rows of `{field, before, after}`. */
export const changesType: FieldType = {
  name: 'changes',
  applies: ({ widget }) => widget === 'changes',
  ...defineCell(renderItemCount),
  toCsv: plainValue,
  widget: undefined,
  DetailView: lazyComponent(async () => (await import('./ChangesDetailView.tsx')).ChangesDetailView),
};
