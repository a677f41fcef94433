// biome-ignore-all lint/a11y/useSemanticElements: rows that are put in place one by one are no table to the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard is in the editor of the active cell, the grid's one tab stop
import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { columns } from '../sheet/Sheet.ts';
import styles from './grid.module.css';
import type { GridWords } from './useGridWords.ts';

interface GridHeaderProps {
  readonly words: GridWords;
  readonly isPreviewed: boolean;
}

export function GridHeader({ words, isPreviewed }: GridHeaderProps): ReactNode {
  const t = useTranslate();
  const captions = [
    ...(['lineNo', ...columns] as const).map(words.captionOf),
    ...(isPreviewed ? [t('mappingEditor.grid.preview')] : []),
  ];
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {captions.map((caption, index) => (
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
