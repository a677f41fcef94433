import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { type CellRenderer, defineCell, type FieldType, plainValue } from '../../FieldType.ts';
import styles from '../../styles/cell.module.css';

export const renderCode: CellRenderer = ({ value }) => {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (
    <code className={styles.code} title={text} data-json={text !== value}>
      {text}
    </code>
  );
};

/** Machine-readable text: JSON and expressions. */
export const codeType: FieldType = {
  name: 'code',
  applies: ({ type, widget }) => type === 'object' || widget === 'code' || widget === 'json',
  ...defineCell(renderCode),
  toCsv: plainValue,
  widget: { widget: lazyComponent(async () => (await import('./CodeWidget.tsx')).CodeWidget) },
  DetailView: lazyComponent(async () => (await import('./CodeDetailView.tsx')).CodeDetailView),
};
