import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import table from '../../../../runtime/fields/styles/smallTable.module.css';
import { ConflictDialog } from '../../../../runtime/form/conflict/ConflictDialog.tsx';
import { useGridCaptions } from '../../grid/useGridCaptions.ts';
import type { SheetColumn, SheetRow } from '../../sheet/Sheet.ts';
import styles from './MappingConflictDialog.module.css';
import { findRowDifferences, mergeRows, type RowDifference } from './mergeRows.ts';

interface MappingConflictDialogProps {
  readonly base: readonly SheetRow[];
  readonly mine: readonly SheetRow[];
  readonly theirs: readonly SheetRow[];
  readonly resolve: (rows: readonly SheetRow[]) => void;
  readonly close: () => void;
}

const resolutions = ['combine', 'mine', 'theirs'] as const;
/** More rows do not help the decision. */
const shownLimit = 100;

/** Another mapping was saved first: shows the differences by target field, and asks which rows to save. */
export function MappingConflictDialog(props: MappingConflictDialogProps): ReactNode {
  const { base, mine, theirs, resolve, close } = props;
  const t = useTranslate();
  const initialFocus = useRef<HTMLInputElement>(null);
  const [resolution, setChoice] = useState<(typeof resolutions)[number]>('combine');
  const differences = useMemo(() => findRowDifferences(base, mine, theirs), [base, mine, theirs]);
  const resolvedRows = {
    combine: () => mergeRows(mine, theirs, differences),
    mine: () => mine,
    theirs: () => theirs,
  };
  return (
    <ConflictDialog
      title={t('mappingEditor.conflict.title')}
      text={t('mappingEditor.conflict.text')}
      captions={{ back: t('mappingEditor.conflict.back'), resolve: t('mappingEditor.conflict.go') }}
      focus={initialFocus}
      resolve={() => resolve(resolvedRows[resolution]())}
      close={close}
    >
      <DifferenceTable differences={differences.slice(0, shownLimit)} />
      {differences.length > shownLimit && (
        <p>{t('mappingEditor.conflict.more', { count: differences.length - shownLimit })}</p>
      )}
      <fieldset className={styles.choices}>
        <legend>{t('mappingEditor.conflict.choose')}</legend>
        {resolutions.map((one) => (
          <div key={one}>
            <label>
              <input
                ref={one === resolutions[0] ? initialFocus : undefined}
                type="radio"
                name="side"
                checked={one === resolution}
                onChange={() => setChoice(one)}
                aria-describedby={`conflict-${one}`}
              />
              {t(`mappingEditor.conflict.${one}`)}
            </label>
            <small id={`conflict-${one}`}>{t(`mappingEditor.conflict.${one}Help`)}</small>
          </div>
        ))}
      </fieldset>
    </ConflictDialog>
  );
}

/** The columns that describe a row, in reading order. */
const describedColumns: readonly SheetColumn[] = [
  'functionType',
  'type',
  'sourceField',
  'expression',
  'description',
];

function DifferenceTable({ differences }: { readonly differences: readonly RowDifference[] }): ReactNode {
  const t = useTranslate();
  const { displayText } = useGridCaptions();
  const describeRow = (row: SheetRow | undefined): string =>
    row
      ? describedColumns
          .map((column) => displayText(column, row.cells[column]))
          .filter((text) => text !== '')
          .join(' · ')
      : t('mappingEditor.conflict.absent');
  return (
    <section
      className={`${table.frame} ${styles.differences}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a scrollable area
      tabIndex={0}
      aria-label={t('mappingEditor.conflict.title')}
    >
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('mappingEditor.conflict.field')}</th>
            <th scope="col">{t('mappingEditor.conflict.changedBy')}</th>
            <th scope="col">{t('mappingEditor.conflict.minesCaption')}</th>
            <th scope="col">{t('mappingEditor.conflict.theirsCaption')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ key, targetField, changedBy, mine, theirs }) => (
            <tr key={key}>
              <th scope="row">{targetField}</th>
              <td>{t(`mappingEditor.conflict.${changedBy}`)}</td>
              <td>{describeRow(mine)}</td>
              <td>{describeRow(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
