// biome-ignore-all lint/a11y/useSemanticElements: rows that are put in place one by one are no table to the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard is in the editor of the active cell, the grid's one tab stop
import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { sheetColumns } from '../sheet/Sheet.ts';
import styles from './MappingGrid.module.css';
import type { GridCaptions } from './useGridCaptions.ts';

interface GridHeaderProps {
  readonly captions: GridCaptions;
  readonly isPreviewed: boolean;
}

export function GridHeader({ captions: words, isPreviewed }: GridHeaderProps): ReactNode {
  const t = useTranslate();
  const headings = [
    ...(['lineNo', ...sheetColumns] as const).map(words.captionOf),
    ...(isPreviewed ? [t('mappingEditor.grid.preview')] : []),
  ];
  return (
    <div role="rowgroup" className={styles.header}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {headings.map((caption, index) => (
          <div
            key={caption}
            role="columnheader"
            aria-colindex={index + 1}
            className={styles.caption}
            title={caption}
          >
            {caption}
          </div>
        ))}
      </div>
    </div>
  );
}
