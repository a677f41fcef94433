import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import type { SheetColumn } from '../sheet/Sheet.ts';
import {
  type ColumnAssignment,
  columnLetter,
  type FileColumn,
  fileColumns,
  reassignColumn,
} from './assignColumns.ts';
import styles from './ImportDialog.module.css';
import type { ImportTable } from './readers/ImportTable.ts';
import { useColumnName } from './useColumnNames.ts';

interface ImportPreviewTableProps {
  readonly table: ImportTable;
  readonly assignment: ColumnAssignment;
  readonly assign: (assignment: ColumnAssignment) => void;
  /** True for a cell with an issue. `row` is the number of the row in the file. */
  readonly isWrong: (row: number, column: SheetColumn) => boolean;
}

/** Rows in the preview. More rows would be slow. */
const shownLimit = 50;

/** The rows of the file, unchanged. Above each column the operator selects its meaning. */
export function ImportPreviewTable({
  table,
  assignment,
  assign,
  isWrong,
}: ImportPreviewTableProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const { columns, hasHeading } = assignment;
  const frame = useRef<HTMLElement>(null);
  // The input for the file no longer exists, so the focus moves here.
  useEffect(() => frame.current?.focus(), []);
  const rows = table.rows.slice(0, shownLimit);
  const markOf = (row: number, index: number): 'wrong' | 'out' | undefined => {
    const column = columns[index];
    if (column === undefined) return 'out';
    return column !== 'lineNo' && isWrong(row, column) ? 'wrong' : undefined;
  };
  return (
    <>
      <section
        ref={frame}
        className={styles.preview}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a scrollable area
        tabIndex={0}
        aria-label={t('mappingEditor.import.preview')}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('mappingEditor.import.row')}</th>
              {columns.map((column, index) => (
                <th key={columnLetter(index)} scope="col">
                  <ColumnSelect
                    letter={columnLetter(index)}
                    column={column}
                    choose={(chosen) => assign(reassignColumn(assignment, index, chosen))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number: row, texts }, place) => (
              <tr key={row} data-heading={hasHeading && place === 0}>
                <th scope="row">{row}</th>
                {columns.map((_, index) => (
                  <td
                    key={columnLetter(index)}
                    data-mark={hasHeading && place === 0 ? undefined : markOf(row, index)}
                    title={texts[index]}
                  >
                    {texts[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.rows.length > shownLimit && (
        <p className={styles.muted}>
          {t('mappingEditor.import.shown', { shown: number(shownLimit), count: number(table.rows.length) })}
        </p>
      )}
    </>
  );
}

interface ColumnSelectProps {
  readonly letter: string;
  readonly column: FileColumn | undefined;
  readonly choose: (column: FileColumn | undefined) => void;
}

function ColumnSelect({ letter, column, choose }: ColumnSelectProps): ReactNode {
  const t = useTranslate();
  const nameOf = useColumnName();
  return (
    <label>
      <span>{letter}</span>
      <select
        aria-label={t('mappingEditor.import.column', { letter })}
        value={column ?? ''}
        onChange={({ target }) => choose(fileColumns.find((name) => name === target.value))}
      >
        <option value="">{t('mappingEditor.import.leaveOut')}</option>
        {fileColumns.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
