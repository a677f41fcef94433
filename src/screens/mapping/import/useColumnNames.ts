import { useMemo } from 'react';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useCaptionsByLocale } from '../sheet/useCellParser.ts';
import { type ColumnHeadings, type FileColumn, fileColumns } from './assignColumns.ts';

const captionKey = (column: FileColumn): string =>
  `${fieldKey('interface', ['fieldMappings', column])}.title`;

/** Returns the caption of a column in the current locale. */
export function useColumnName(): (column: FileColumn) => string {
  const t = useTranslate();
  return (column) => t(captionKey(column));
}

/** Returns the captions of the columns in every locale. Suspends. */
export function useColumnHeadings(): ColumnHeadings {
  const captionsOf = useCaptionsByLocale();
  return useMemo(() => {
    const named = fileColumns.map((column) => [column, captionsOf(captionKey(column))]);
    return Object.fromEntries(named) as Record<FileColumn, string[]>;
  }, [captionsOf]);
}
