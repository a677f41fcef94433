import { defineCell, type FieldType, plainValue } from '../../FieldType.ts';
import { lazyPart } from '../../lazyPart.tsx';
import { renderCode } from '../code/codeTypes.tsx';

/** JSON text by file, drop or paste; CSV with `contentMediaType`. */
export const fileType: FieldType = {
  name: 'file',
  applies: ({ widget }) => widget === 'file',
  ...defineCell(renderCode),
  toCsv: plainValue,
  holdsJson: true,
  widget: {
    widget: lazyPart(async () => (await import('./FileArea.tsx')).FileArea, { phrases: ['file'] }),
  },
  DetailView: undefined,
};
