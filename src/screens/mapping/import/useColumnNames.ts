import { useMemo } from 'react';
import { fieldKey } from '../../../contract/labelKey.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { useCaptions } from '../sheet/useCaptions.ts';
import { type FileColumn, fileColumns, type Headings } from './assign.ts';

const keyOf = (column: FileColumn): string => `${fieldKey('interface', ['fieldMappings', column])}.title`;

/** What a column is called in the locale in use. */
export function useColumnName(): (column: FileColumn) => string {
  const t = useTranslate();
  return (column) => t(keyOf(column));
}

/** What the columns are called in every locale. Suspends. */
export function useHeadings(): Headings {
  const captionsOf = useCaptions();
  return useMemo(() => {
    const named = fileColumns.map((column) => [column, captionsOf(keyOf(column))]);
    return Object.fromEntries(named) as Record<FileColumn, string[]>;
  }, [captionsOf]);
}
