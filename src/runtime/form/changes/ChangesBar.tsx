import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Form } from '../../../contract/form.ts';
import { clearFlag, setFlag } from '../../../contract/secretName.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { usePhraseGroups } from '../../i18n/usePhraseGroups.ts';
import type { Data } from '../FormScope.ts';
import { ChangesLine } from './ChangesLine.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import styles from './changes.module.css';
import { type Change, changesOf } from './changesOf.ts';
import { sidesOf } from './sidesOf.ts';

interface ChangesBarProps {
  readonly form: Form;
  /** What the form was opened with. */
  readonly base: Data;
  readonly typed: Data;
  readonly constants: Data;
  readonly patch: (values: Data) => void;
}

const groups = ['changes'];

/**
 * What Save would change, beside Save while it is typed: as much as one line has room for, all of it in a table that unfolds
 * above. Saving stays one step, and nobody saves what was not to be seen.
 */
export function ChangesBar({ form, base, typed, constants, patch }: ChangesBarProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const changes = useMemo(() => changesOf(form, base, typed, constants), [form, base, typed, constants]);
  const shown = { entity: form.entity, changes, ...sidesOf(changes, base, typed) };

  const putBack = ({ property, secret }: Change) => {
    const flags = secret && {
      [setFlag(property)]: base[setFlag(property)],
      [clearFlag(property)]: undefined,
    };
    // The button goes with its row, and with the last one all of this.
    (changes.length > 1 ? toggle.current : root.current?.parentElement)?.focus();
    patch({ [property]: base[property], ...flags });
  };
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  };

  if (changes.length === 0) return t('form.unchanged');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape folds what the controls inside unfolded
    <div ref={root} className={styles.root} onKeyDown={fold}>
      {isOpen && (
        <section id={id} className={styles.table} aria-label={t('changes.title')}>
          <ChangesTable {...shown} putBack={putBack} />
        </section>
      )}
      <div className={styles.line}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          <ChevronRight size={14} aria-hidden className={styles.chevron} />
          {t('changes.count', { count: changes.length })}
        </button>
        {/* The table says it properly. */}
        {!isOpen && (
          <span aria-hidden="true" className={styles.shortFrame}>
            <ChangesLine {...shown} />
          </span>
        )}
      </div>
    </div>
  );
}
