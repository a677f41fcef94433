import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { type FieldType, plainValue } from '../../FieldType.ts';
import { lazyPart } from '../../lazyPart.tsx';

/** The changes of another record's fields: rows of `{field, before, after}`. */
export const changesType: FieldType = {
  name: 'changes',
  applies: ({ widget }) => widget === 'changes',
  Cell: lazyPart(async () => (await import('./ChangesDetailView.tsx')).ChangesCell),
  toCsv: plainValue,
  widget: undefined,
  DetailView: lazyComponent(async () => (await import('./ChangesDetailView.tsx')).ChangesDetailView),
};
