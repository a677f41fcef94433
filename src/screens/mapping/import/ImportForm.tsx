import { type ReactNode, useMemo, useState } from 'react';
import dialog from '../../../runtime/feedback/Dialog.module.css';
import { useFormats } from '../../../runtime/i18n/formats.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import type { SheetStore } from '../sheet/Sheet.ts';
import { type Assignment, assign } from './assign.ts';
import { mostRows } from './ImportFault.ts';
import styles from './import.module.css';
import { type ImportMode, importModes, importRows } from './importRows.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { ProblemList } from './ProblemList.tsx';
import type { Table } from './Table.ts';
import { useHeadings } from './useColumnNames.ts';
import { useImportPlan } from './useImportPlan.ts';

interface ImportFormProps {
  readonly store: SheetStore;
  readonly table: Table;
  /** Back to the choice of a file. */
  readonly back: () => void;
  readonly close: () => void;
}

/** What a file says and what becomes of it: which column is which, what is wrong, and where the rows go. */
export function ImportForm({ store, table, back, close }: ImportFormProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const headings = useHeadings();
  const [assignment, setAssignment] = useState<Assignment>(() => assign(table, headings));
  const [mode, setMode] = useState<ImportMode>('append');
  const { problems, ...plan } = useImportPlan(table, assignment);
  const wrong = useMemo(
    () => new Set(problems.map(({ id, column }) => `${plan.from(id, column)?.row} ${column}`)),
    [problems, plan.from],
  );
  const { rows } = plan;
  const after = useMemo(() => importRows(store.get(), rows, mode).rows.length, [store, rows, mode]);
  const hindrance = hindranceOf(assignment, rows.length, after);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (hindrance) return;
        store.change((sheet) => importRows(sheet, rows, mode));
        close();
      }}
    >
      <div className={styles.line}>
        <strong className={styles.name}>{table.name ?? t('mappingEditor.import.pasted')}</strong>
        <button type="button" className={controls.button} onClick={back}>
          {t('mappingEditor.import.another')}
        </button>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={assignment.hasHeading}
            onChange={({ target }) => setAssignment({ ...assignment, hasHeading: target.checked })}
          />
          {t('mappingEditor.import.heading')}
        </label>
      </div>
      <PreviewTable
        table={table}
        assignment={assignment}
        assign={setAssignment}
        isWrong={(row, column) => wrong.has(`${row} ${column}`)}
      />
      <ProblemList plan={plan} problems={problems} />
      <ModeChoice mode={mode} choose={setMode} />
      <div className={dialog.buttons}>
        <span className={styles.outcome} role="status">
          {hindrance
            ? t(`mappingEditor.import.${hindrance}`, { limit: number(mostRows) })
            : t('mappingEditor.import.after', { count: number(after) })}
        </span>
        <button type="button" className={controls.button} onClick={close}>
          {t('feedback.cancel')}
        </button>
        <button type="submit" className={controls.primary} disabled={hindrance !== undefined}>
          {t('mappingEditor.import.apply', { count: number(rows.length) })}
        </button>
      </div>
    </form>
  );
}

/** Why nothing can be imported: key of the sentence. */
function hindranceOf({ columns }: Assignment, count: number, after: number): string | undefined {
  if (count === 0) return 'noRows';
  if (columns.every((column) => column === undefined || column === 'lineNo')) return 'noColumns';
  return after > mostRows ? 'tooMany' : undefined;
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
