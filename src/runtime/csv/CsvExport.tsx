import { type ReactNode, use, useEffect, useRef } from 'react';
import { fieldKey, resourceKey } from '../../contract/labelKey.ts';
import type { Column, Resource } from '../../contract/resource.ts';
import { useDialog } from '../actions/useDialog.tsx';
import type { Answer } from '../api/answer.ts';
import { failureMessage } from '../api/failureWords.ts';
import { useToast } from '../feedback/useToast.ts';
import { textOf } from '../fields/texts.ts';
import { TimeZoneContext } from '../fields/timeZone.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { usePhraseGroups } from '../i18n/usePhraseGroups.ts';
import { readAll, type Whole } from '../list/readAll.ts';
import type { ListState } from '../list/useListState.ts';
import type { Work } from '../progress/Progress.ts';
import { useLongWork } from '../progress/useLongWork.tsx';
import { saveText } from '../task/saveText.ts';
import { csvName } from './csvName.ts';
import { csvText } from './csvText.ts';
import { ExportFailed } from './ExportFailed.tsx';
import { namesReferredTo } from './namesReferredTo.ts';

export interface CsvExportProps {
  readonly resource: Resource;
  /** Those that are shown, in their order. */
  readonly columns: readonly Column[];
  readonly state: ListState;
  /** Only these records; all that match the filters when left out. */
  readonly wanted?: ReadonlySet<string>;
  /** It is exported, or given up. */
  readonly onClose: () => void;
}

/** What is to be saved, and whether some of it may be missing. */
interface File extends Pick<Whole, 'isChanged'> {
  readonly text: string;
  readonly count: number;
}

const groups = ['progress', 'csv'];

/** Exports a list as CSV when it is rendered: all of it or nothing. A failure tells why, and offers to try again. */
export function CsvExport({ resource, columns, state, wanted, onClose }: CsvExportProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const toast = useToast();
  const { run, dialog: progress } = useLongWork();
  const { open, dialog } = useDialog();
  const { name, entity } = resource;
  const title = t(resourceKey(name, 'title'));

  async function fileOf({ report, signal }: Work): Promise<Answer<File>> {
    const reading = { doing: t('csv.reading') };
    const told = (done: number, total?: number) => report({ ...reading, done, total });
    const read = await readAll(resource, state, { told, wanted, signal, inline: true });
    if (!read.data) return { ...read, data: undefined };
    const { rows, isChanged } = read.data;
    report({ doing: t('csv.naming') });
    const names = await namesReferredTo(columns, rows, signal);
    if (!names.data) return { ...names, data: undefined };
    const wording = { translate: t, formats, timeZone, nameOf: names.data };
    const text = csvText(
      columns.map(({ property }) => t(`${fieldKey(entity, [property])}.title`)),
      rows.map((record) =>
        columns.map(({ property, field }) =>
          textOf({ value: record[property], record, field, entity, path: [property] }, wording),
        ),
      ),
    );
    return { success: true, data: { text, count: rows.length, isChanged } };
  }

  async function exportAll(): Promise<void> {
    const { data: file, ...answer } = await run({
      title: t('csv.title', { title }),
      progress: { doing: t('csv.reading') },
      work: fileOf,
    });
    if (answer.error === 'aborted') return onClose();
    if (!file) {
      const isRepeated = await open<boolean>((close) => (
        <ExportFailed problem={failureMessage(answer)} onClose={close} />
      ));
      return isRepeated ? exportAll() : onClose();
    }
    saveText(csvName(title), file.text, 'text/csv;charset=utf-8');
    toast({
      kind: file.isChanged ? 'warning' : 'success',
      message: (now) =>
        now(file.isChanged ? 'csv.changed' : 'csv.done', { count: formats.number(file.count) }),
    });
    onClose();
  }

  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void exportAll();
  });
  return (
    <>
      {progress}
      {dialog}
    </>
  );
}
