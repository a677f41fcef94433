import { type ReactNode, useMemo, useState } from 'react';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import dialog from '../../../runtime/feedback/dialog/Dialog.module.css';
import type { SheetStore } from '../sheet/Sheet.ts';
import { assignColumns, type ColumnAssignment } from './assignColumns.ts';
import styles from './ImportDialog.module.css';
import { ImportIssueList } from './ImportIssueList.tsx';
import { ImportPreviewTable } from './ImportPreviewTable.tsx';
import { type ImportMode, importModes, importRows } from './importRows.ts';
import { useRowImportPlan } from './planRowImport.ts';
import type { ImportTable } from './readers/ImportTable.ts';
import { importRowLimit } from './readers/ImportTable.ts';
import { useColumnHeadings } from './useColumnNames.ts';

interface ImportFormProps {
  readonly store: SheetStore;
  readonly table: ImportTable;
  /** Back to the choice of a file. */
  readonly back: () => void;
  readonly close: () => void;
}

/** Previews an import: the assignment of columns, the issues, and the place of the new rows. */
export function ImportForm({ store, table, back, close }: ImportFormProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const headings = useColumnHeadings();
  const [assignment, setAssignment] = useState<ColumnAssignment>(() => assignColumns(table, headings));
  const [mode, setMode] = useState<ImportMode>('append');
  const { issues, ...plan } = useRowImportPlan(table, assignment);
  const wrongCells = useMemo(
    () => new Set(issues.map(({ id, column }) => `${plan.originOf(id, column)?.row} ${column}`)),
    [issues, plan.originOf],
  );
  const { rows } = plan;
  const rowCount = useMemo(() => importRows(store.get(), rows, mode).rows.length, [store, rows, mode]);
  const blockingReason = findBlockingReason(assignment, rows.length, rowCount);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (blockingReason) return;
        store.change((sheet) => importRows(sheet, rows, mode));
        close();
      }}
    >
      <div className={styles.line}>
        <strong className={styles.name}>{table.name ?? t('mappingEditor.import.pasted')}</strong>
        <button type="button" className={controls.button} onClick={back}>
          {t('mappingEditor.import.another')}
        </button>
        <label className={styles.checkbox}>
          <input
            type="checkbox"
            checked={assignment.hasHeading}
            onChange={({ target }) => setAssignment({ ...assignment, hasHeading: target.checked })}
          />
          {t('mappingEditor.import.heading')}
        </label>
      </div>
      <ImportPreviewTable
        table={table}
        assignment={assignment}
        assign={setAssignment}
        isWrong={(row, column) => wrongCells.has(`${row} ${column}`)}
      />
      <ImportIssueList plan={plan} issues={issues} />
      <ModeChoice mode={mode} choose={setMode} />
      <div className={dialog.buttons}>
        <span className={styles.result} role="status">
          {blockingReason
            ? t(`mappingEditor.import.${blockingReason}`, { limit: number(importRowLimit) })
            : t('mappingEditor.import.after', { count: number(rowCount) })}
        </span>
        <button type="button" className={controls.button} onClick={close}>
          {t('feedback.cancel')}
        </button>
        <button type="submit" className={controls.primary} disabled={blockingReason !== undefined}>
          {t('mappingEditor.import.apply', { count: number(rows.length) })}
        </button>
      </div>
    </form>
  );
}

/** Returns the key of the reason that prevents the import; undefined if the import is possible. */
function findBlockingReason({ columns }: ColumnAssignment, count: number, after: number): string | undefined {
  if (count === 0) return 'noRows';
  if (columns.every((column) => column === undefined || column === 'lineNo')) return 'noColumns';
  return after > importRowLimit ? 'tooMany' : undefined;
}

interface ModeChoiceProps {
  readonly mode: ImportMode;
  readonly choose: (mode: ImportMode) => void;
}

function ModeChoice({ mode, choose }: ModeChoiceProps): ReactNode {
  const t = useTranslate();
  return (
    <fieldset className={styles.modes}>
      <legend>{t('mappingEditor.import.mode')}</legend>
      {importModes.map((each) => (
        <label key={each} className={styles.mode}>
          <input type="radio" name="mode" checked={mode === each} onChange={() => choose(each)} />
          <span>
            {t(`mappingEditor.import.modes.${each}.title`)}
            <small>{t(`mappingEditor.import.modes.${each}.help`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
