import { type ReactNode, useEffect, useRef } from 'react';
import type { Resource, ResourceColumn } from '../../../contract/model/resource.ts';
import { fieldKey, resourceKey } from '../../../contract/text/captions.ts';
import type { ApiAnswer } from '../../api/answer.ts';
import { callByName } from '../../api/call.ts';
import { failureMessage } from '../../api/failures.ts';
import { noSuchOperation } from '../../api/missing/missingOperations.ts';
import { hasOperation } from '../../api/operations.ts';
import { fileTimestamp, saveText } from '../../core/files/saveFile.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { usePhraseGroups, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import dialogStyles from '../../feedback/dialog/Dialog.module.css';
import { Dialog } from '../../feedback/dialog/Dialog.tsx';
import { dialogStore } from '../../feedback/dialog/dialogStore.ts';
import type { ProgressContext } from '../../feedback/progress/ProgressLine.tsx';
import { runWithProgress } from '../../feedback/progress/runWithProgress.tsx';
import { toastStore } from '../../feedback/toast/toastStore.ts';
import { useTextZone, useZoneReader } from '../../fields/timeZone/useTimeZone.tsx';
import { columnsZoneSourceOf } from '../../fields/timeZone/zoneOf.ts';
import { type AllRows, readAll } from '../query/readAll.ts';
import type { ListState } from '../query/useListState.ts';
import { csvText } from './csvText.ts';
import { csvValueOf } from './csvValueOf.ts';
import { loadReferenceNames } from './referenceNames.ts';

export interface CsvExportProps {
  readonly resource: Resource;
  /** The visible columns, in order. */
  readonly columns: readonly ResourceColumn[];
  readonly state: ListState;
  /** Only these records; default is all that match the filters. */
  readonly wanted?: ReadonlySet<string>;
  /** Called after the export or its cancellation. */
  readonly onClose: () => void;
}

/** The content to save, and whether records may be missing. */
interface CsvFile extends Pick<AllRows, 'isIncomplete'> {
  readonly text: string;
  readonly count: number;
}

const groups = ['progress', 'listTools'];

/** Reports an export to the audit log, without which no file is saved. A back end without the call has no log. */
async function reportExport(
  body: { readonly list: string; readonly count: number },
  signal: AbortSignal,
): Promise<ApiAnswer> {
  if (!hasOperation('account.reportExport')) return { success: true };
  const answer = await callByName('account.reportExport', { body }, { inline: true, signal });
  return answer.error === noSuchOperation ? { success: true } : answer;
}

/**
 * Exports a list as CSV when rendered: all of it or nothing. A failure shows its reason and offers a retry.
 */
export function CsvExport({ resource, columns, state, wanted, onClose }: CsvExportProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const formats = useFormats();
  const surroundings = useTextZone();
  const zoneOf = useZoneReader(columnsZoneSourceOf(resource.columns));
  const { name, entity } = resource;
  const title = t(resourceKey(name, 'title'));

  async function fileOf({ report, signal }: ProgressContext): Promise<ApiAnswer<CsvFile>> {
    const reading = { activity: t('csv.reading') };
    const onProgress = (done: number, total?: number) => report({ ...reading, done, total });
    const read = await readAll(resource, state, { onProgress, wanted, signal, inline: true });
    if (!read.data) return { ...read, data: undefined };
    const { rows, isIncomplete } = read.data;
    report({ activity: t('csv.naming') });
    const names = await loadReferenceNames(columns, rows, signal);
    if (!names.data) return { ...names, data: undefined };
    const words = { translate: t, formats, nameOf: names.data };
    const text = csvText(
      columns.map(({ property }) => t(`${fieldKey(entity, [property])}.title`)),
      rows.map((record) => {
        const wording = { ...words, timeZone: zoneOf(record) ?? surroundings };
        return columns.map(({ property, field }) =>
          csvValueOf({ value: record[property], record, field, entity, path: [property] }, wording),
        );
      }),
    );
    const logged = await reportExport({ list: name, count: rows.length }, signal);
    if (!logged.success) return { ...logged, data: undefined };
    return { success: true, data: { text, count: rows.length, isIncomplete } };
  }

  async function exportAll(): Promise<void> {
    const { data: file, ...answer } = await runWithProgress({
      title: t('csv.title', { title }),
      progress: { activity: t('csv.reading') },
      work: fileOf,
    });
    if (answer.error === 'aborted') return onClose();
    if (!file) {
      const isRetry = await dialogStore.open<boolean>((close) => (
        <ExportFailedDialog problem={failureMessage(answer)} onClose={close} />
      ));
      return isRetry ? exportAll() : onClose();
    }
    saveText(csvFileName(title), file.text, 'text/csv;charset=utf-8');
    toastStore.show({
      kind: file.isIncomplete ? 'warning' : 'success',
      message: (now) =>
        now(file.isIncomplete ? 'csv.changed' : 'csv.done', { count: formats.number(file.count) }),
    });
    onClose();
  }

  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void exportAll();
  });
  return null;
}

interface ExportFailedDialogProps {
  readonly problem: string;
  /** Receives whether to try again. */
  readonly onClose: (isRepeated: boolean) => void;
}

/** 'Export Failed' (schemas/SPECIFICATION.md section 8.3) with the reason and a retry button. */
function ExportFailedDialog({ problem, onClose }: ExportFailedDialogProps): ReactNode {
  const t = useTranslate();
  return (
    <Dialog title={t('message.exportFailed')} onClose={() => onClose(false)}>
      <p role="alert">{problem}</p>
      <p className={dialogStyles.text}>{t('csv.nothingKept')}</p>
      <div className={dialogStyles.buttons}>
        <button type="button" className={controls.button} onClick={() => onClose(false)}>
          {t('feedback.close')}
        </button>
        <button type="button" className={controls.primary} onClick={() => onClose(true)}>
          {t('page.retry')}
        </button>
      </div>
    </Dialog>
  );
}

/** Characters that common file systems do not allow in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are among what is taken out
const forbiddenCharacters = /[\\/:*?"<>|\u0000-\u001f]+/g;

/** Name of the exported file: `ERP 配置-20261121-0640.csv`. */
export const csvFileName = (title: string, now = new Date()): string =>
  `${title.replaceAll(forbiddenCharacters, '_')}-${fileTimestamp(now)}.csv`;
