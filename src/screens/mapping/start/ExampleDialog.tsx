import { type ReactNode, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { indentJsonText } from '../../../contract/json/exactJson.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import dialog from '../../../runtime/feedback/dialog/Dialog.module.css';
import { Dialog } from '../../../runtime/feedback/dialog/Dialog.tsx';
import table from '../../../runtime/fields/styles/smallTable.module.css';
import { useSample } from '../editor/useSample.ts';
import { useMappingEngine } from '../engine/useMappingEngine.ts';
import { useGridCaptions } from '../grid/useGridCaptions.ts';
import { useMappingPreview } from '../preview/useMappingPreview.ts';
import { replaceRows } from '../sheet/editRows.ts';
import type { SheetStore } from '../sheet/Sheet.ts';
import { createRow } from '../sheet/sheetRows.ts';
import styles from './start.module.css';
import { exampleDocument, exampleRows } from './subTableExample.ts';

interface ExampleDialogProps {
  readonly store: SheetStore;
  /** The interface. */
  readonly record: Row;
  readonly close: () => void;
}

const noFilters: Row = { uuid: '' };
const columns = ['targetField', 'functionType', 'sourceField', 'expression'] as const;

/** A worked sub-table: document, rows and their result, which the engine computes. The operator can take it over. */
export function ExampleDialog({ store, record, close }: ExampleDialogProps): ReactNode {
  const t = useTranslate();
  const text = (key: string) => t(`mappingEditor.example.${key}`);
  const { captionOf, displayText } = useGridCaptions();
  const engine = useMappingEngine();
  const [rows] = useState(() => exampleRows.map(({ cells }) => createRow(cells)));
  const { run } = useMappingPreview(engine, { rows, sample: exampleDocument, record: noFilters });
  const [sample, setSample] = useSample(record.uuid);
  function take(): void {
    store.change((sheet) => replaceRows(sheet, [...sheet.rows, ...rows]));
    if (sample.trim() === '') setSample(exampleDocument);
    close();
  }
  return (
    <Dialog wide title={text('title')} onClose={close}>
      <div className={styles.example}>
        <p>{text('text')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways on narrow screens */}
        <section className={`${table.frame} ${styles.rows}`} tabIndex={0} aria-label={text('title')}>
          <table className={table.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {captionOf(column)}
                  </th>
                ))}
                <th scope="col">{text('meaning')}</th>
              </tr>
            </thead>
            <tbody>
              {exampleRows.map(({ id, cells }) => (
                <tr key={id}>
                  {columns.map((column) => (
                    <td key={column}>
                      <code>{displayText(column, cells[column] ?? '')}</code>
                    </td>
                  ))}
                  <td>{text(`rows.${id}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className={styles.documents}>
          <section>
            <h3>{text('source')}</h3>
            <pre>{exampleDocument}</pre>
          </section>
          <section>
            <h3>{t('mappingEditor.preview.target')}</h3>
            <pre>{run && indentJsonText(run.target)}</pre>
          </section>
        </div>
        <div className={dialog.buttons}>
          <button type="button" className={controls.button} onClick={close}>
            {t('feedback.close')}
          </button>
          <button type="button" className={controls.primary} onClick={take}>
            {text('take')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
