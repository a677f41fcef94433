import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '../../../runtime/i18n/formats.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Column } from '../sheet/Sheet.ts';
import { type Assignment, type FileColumn, fileColumns, reassigned } from './assign.ts';
import styles from './import.module.css';
import { letterOf } from './letterOf.ts';
import type { Table } from './Table.ts';
import { useColumnName } from './useColumnNames.ts';

interface PreviewTableProps {
  readonly table: Table;
  readonly assignment: Assignment;
  readonly assign: (assignment: Assignment) => void;
  /** Whether something is wrong with a cell, by the number of its row in the file. */
  readonly isWrong: (row: number, column: Column) => boolean;
}

/** More would be looked at by nobody, and be slow to show. */
const most = 50;

/** The rows of a file as it has them; above each column what it is taken for, which the operator can change. */
export function PreviewTable({ table, assignment, assign, isWrong }: PreviewTableProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const { columns, hasHeading } = assignment;
  const frame = useRef<HTMLElement>(null);
  // Where the file was chosen is gone now, and the focus with it.
  useEffect(() => frame.current?.focus(), []);
  const rows = table.rows.slice(0, most);
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={t('mappingEditor.import.preview')}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('mappingEditor.import.row')}</th>
              {columns.map((column, index) => (
                <th key={letterOf(index)} scope="col">
                  <ColumnSelect
                    letter={letterOf(index)}
                    column={column}
                    choose={(chosen) => assign(reassigned(assignment, index, chosen))}
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
                    key={letterOf(index)}
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
      {table.rows.length > most && (
        <p className={styles.muted}>
          {t('mappingEditor.import.shown', { shown: number(most), count: number(table.rows.length) })}
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
