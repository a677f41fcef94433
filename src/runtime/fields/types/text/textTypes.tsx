import { type CellRenderer, defineCell, type FieldType } from '../../FieldType.ts';
import styles from '../../styles/cell.module.css';

/** Truncated at the column's edge; the whole text on hover. */
export const renderText: CellRenderer = ({ value }) =>
  value === undefined || value === null ? null : <span title={String(value)}>{String(value)}</span>;

/** Free text: the default for strings. */
export const textType = {
  name: 'text',
  applies: ({ type }) => type === 'string',
  ...defineCell(renderText),
} as const satisfies FieldType;

export const multilineType = {
  name: 'multiline',
  applies: ({ widget }) => widget === 'multiline',
  ...defineCell(renderText),
} as const satisfies FieldType;

export const renderFailure: CellRenderer = ({ value }) =>
  typeof value === 'string' && value !== '' ? (
    <span className={styles.failure} title={value}>
      {value}
    </span>
  ) : null;

/** The reason of a failure, shown first. */
export const failureType = {
  name: 'failure',
  applies: ({ widget }) => widget === 'failure',
  ...defineCell(renderFailure),
} as const satisfies FieldType;
