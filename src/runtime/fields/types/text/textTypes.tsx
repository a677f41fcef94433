import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { type CellRenderer, defineCell, type FieldType, plainValue } from '../../FieldType.ts';
import styles from '../../styles/cell.module.css';

/** Truncated at the column's edge; the whole text on hover. */
export const renderText: CellRenderer = ({ value }) =>
  value === undefined || value === null ? null : <span title={String(value)}>{String(value)}</span>;

/** Free text: the default for strings. */
export const textType: FieldType = {
  name: 'text',
  applies: ({ type }) => type === 'string',
  ...defineCell(renderText),
  toCsv: plainValue,
  widget: { widget: lazyComponent(async () => (await import('./textWidgets.tsx')).TextWidget) },
  DetailView: undefined,
};

const MultilineDetailView = lazyComponent(
  async () => (await import('./MultilineDetailView.tsx')).MultilineDetailView,
);

export const multilineType: FieldType = {
  name: 'multiline',
  applies: ({ widget }) => widget === 'multiline',
  ...defineCell(renderText),
  toCsv: plainValue,
  widget: {
    widget: lazyComponent(async () => (await import('./textWidgets.tsx')).MultilineWidget),
    options: { rows: 3 },
  },
  DetailView: MultilineDetailView,
};

const renderFailure: CellRenderer = ({ value }) =>
  typeof value === 'string' && value !== '' ? (
    <span className={styles.failure} title={value}>
      {value}
    </span>
  ) : null;

/** The reason of a failure, shown first. */
export const failureType: FieldType = {
  name: 'failure',
  applies: ({ widget }) => widget === 'failure',
  ...defineCell(renderFailure),
  toCsv: plainValue,
  widget: undefined,
  DetailView: MultilineDetailView,
};
