import { fileStamp } from '../../../runtime/task/fileStamp.ts';
import { saveText } from '../../../runtime/task/saveText.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import { fileColumns } from './assign.ts';
import { useColumnName } from './useColumnNames.ts';

/** Hands the browser the rows as `mapping-<interface>-20261121-0640.csv`, with headings in the locale in use. */
export function useDownloadCsv(): (rows: readonly SheetRow[], interfaceName: string) => Promise<void> {
  const nameOf = useColumnName();
  return async (rows, interfaceName) => {
    const { csvOf } = await import('./csvOf.ts');
    const name = interfaceName.replaceAll(/[^\p{L}\p{N}_]+/gu, '_');
    saveText(`mapping-${name}-${fileStamp()}.csv`, csvOf(rows, fileColumns.map(nameOf)), 'text/csv');
  };
}
