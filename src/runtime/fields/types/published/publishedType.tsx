import { defineCell, type FieldType, plainValue } from '../../FieldType.ts';
import { lazyPart } from '../../lazyPart.tsx';
import { jsonType, renderCode } from '../code/codeTypes.tsx';
import styles from './PublishedField.module.css';

/** A value of a published schema (contract/model/publishedSchema.ts). */
export const publishedType: FieldType = {
  name: 'external',
  applies: (field) => field.external !== undefined,
  ...defineCell(renderCode),
  toCsv: plainValue,
  widget: {
    field: lazyPart(async () => (await import('./PublishedFieldset.tsx')).PublishedFieldset, {
      phrases: ['external'],
      fallback: <div className={styles.placeholder} />,
    }),
  },
  DetailView: jsonType.DetailView,
};
