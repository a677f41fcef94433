import { type CellRenderer, defineCell, type FieldType } from '../../FieldType.ts';
import styles from '../../styles/cell.module.css';

/** Cut off at the column's edge; the whole text on hover. */
export const renderText: CellRenderer = ({ value }) =>
  value === undefined || value === null ? null : <span title={String(value)}>{String(value)}</span>;

/** Free text: what a string is when nothing more is said. */
export const textType = {
  name: 'text',
  applies: ({ type }) => type === 'string',
  ...defineCell(renderText),
} as const satisfies FieldType;

/** Free text of several lines. */
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

/** Why something failed: told before all else. */
export const failureType = {
  name: 'failure',
  applies: ({ widget }) => widget === 'failure',
  ...defineCell(renderFailure),
} as const satisfies FieldType;
