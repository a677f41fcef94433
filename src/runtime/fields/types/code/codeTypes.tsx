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

/** An expression. */
export const codeType: FieldType = {
  name: 'code',
  applies: ({ widget }) => widget === 'code',
  ...defineCell(renderCode),
  toCsv: plainValue,
  widget: { widget: lazyComponent(async () => (await import('./codeWidgets.tsx')).CodeWidget) },
  DetailView: lazyComponent(async () => (await import('./CodeDetailView.tsx')).CodeDetailView),
};

/** JSON, as text or as an object. */
export const jsonType: FieldType = {
  ...codeType,
  name: 'json',
  applies: ({ type, widget }) => type === 'object' || widget === 'json',
  holdsJson: true,
  widget: { widget: lazyComponent(async () => (await import('./codeWidgets.tsx')).JsonWidget) },
  DetailView: lazyComponent(async () => (await import('./CodeDetailView.tsx')).JsonDetailView),
};
