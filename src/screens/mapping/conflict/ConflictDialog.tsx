import { type ReactNode, useMemo, useRef, useState } from 'react';
import dialogStyles from '../../../runtime/feedback/Dialog.module.css';
import { Dialog } from '../../../runtime/feedback/Dialog.tsx';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import { useGridWords } from '../grid/useGridWords.ts';
import type { Column, SheetRow } from '../sheet/Sheet.ts';
import { combine } from './combine.ts';
import styles from './conflict.module.css';
import { differencesOf, type RowDifference } from './differencesOf.ts';

interface ConflictDialogProps {
  readonly base: readonly SheetRow[];
  readonly mine: readonly SheetRow[];
  readonly theirs: readonly SheetRow[];
  readonly resolve: (rows: readonly SheetRow[]) => void;
  readonly close: () => void;
}

const choices = ['combine', 'mine', 'theirs'] as const;
/** More do not help to decide. */
const most = 100;

/** Somebody else saved another mapping first: what differs, by target field, and what shall be saved of it. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { base, mine, theirs, resolve, close } = props;
  const t = useTranslate();
  const likely = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<(typeof choices)[number]>('combine');
  const differences = useMemo(() => differencesOf(base, mine, theirs), [base, mine, theirs]);
  const chosen = {
    combine: () => combine(mine, theirs, differences),
    mine: () => mine,
    theirs: () => theirs,
  };
  return (
    <Dialog wide title={t('mappingEditor.conflict.title')} onClose={close} focus={likely}>
      <p className={dialogStyles.text}>{t('mappingEditor.conflict.text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          resolve(chosen[choice]());
        }}
      >
        <DifferenceTable differences={differences.slice(0, most)} />
        {differences.length > most && (
          <p>{t('mappingEditor.conflict.more', { count: differences.length - most })}</p>
        )}
        <fieldset className={styles.choices}>
          <legend>{t('mappingEditor.conflict.choose')}</legend>
          {choices.map((one) => (
            <div key={one}>
              <label>
                <input
                  ref={one === choices[0] ? likely : undefined}
                  type="radio"
                  name="side"
                  checked={one === choice}
                  onChange={() => setChoice(one)}
                  aria-describedby={`conflict-${one}`}
                />
                {t(`mappingEditor.conflict.${one}`)}
              </label>
              <small id={`conflict-${one}`}>{t(`mappingEditor.conflict.${one}Help`)}</small>
            </div>
          ))}
        </fieldset>
        <div className={dialogStyles.buttons}>
          <button type="button" className={controls.button} onClick={close}>
            {t('mappingEditor.conflict.back')}
          </button>
          <button type="submit" className={controls.primary}>
            {t('mappingEditor.conflict.go')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** What a row does, in the order in which one says it. */
const told: readonly Column[] = ['functionType', 'type', 'sourceField', 'expression', 'description'];

function DifferenceTable({ differences }: { readonly differences: readonly RowDifference[] }): ReactNode {
  const t = useTranslate();
  const { shown } = useGridWords();
  const said = (row: SheetRow | undefined): string =>
    row
      ? told
          .map((column) => shown(column, row.cells[column]))
          .filter((text) => text !== '')
          .join(' · ')
      : t('mappingEditor.conflict.absent');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.table} tabIndex={0} aria-label={t('mappingEditor.conflict.title')}>
      <table>
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
              <td>{said(mine)}</td>
              <td>{said(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
