import { fileTimestamp, saveText } from '../../../runtime/core/files/saveFile.ts';
import { showChunkFailure } from '../../../runtime/feedback/failure/showChunkFailure.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import { fileColumns } from './assignColumns.ts';
import { useColumnName } from './useColumnNames.ts';

/** Downloads the rows as `mapping-<interface>-20261121-0640.csv`, with headings in the current locale. */
export function useDownloadCsv(): (rows: readonly SheetRow[], interfaceName: string) => Promise<void> {
  const nameOf = useColumnName();
  return async (rows, interfaceName) => {
    const loaded = await import('./formatMappingCsv.ts').catch(showChunkFailure);
    if (!loaded) return;
    const name = interfaceName.replaceAll(/[^\p{L}\p{N}_]+/gu, '_');
    saveText(
      `mapping-${name}-${fileTimestamp()}.csv`,
      loaded.formatMappingCsv(rows, fileColumns.map(nameOf)),
      'text/csv',
    );
  };
}
