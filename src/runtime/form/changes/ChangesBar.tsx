import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { secretClearName, secretSetName } from '../../../contract/api/derivedNames.ts';
import type { Form } from '../../../contract/model/form.ts';
import { usePhraseGroups, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import type { FormValues } from '../../fields/FormScope.ts';
import { ChangesLine } from './ChangesLine.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import styles from './changes.module.css';
import { beforeAndAfter, changesOf, type FormChange } from './changesOf.ts';

interface ChangesBarProps {
  readonly form: Form;
  /** The values when the form opened. */
  readonly base: FormValues;
  readonly typed: FormValues;
  readonly constants: FormValues;
  readonly patch: (values: FormValues) => void;
}

const groups = ['changes'];

/**
 * The pending changes next to Save: one line of them, and all in a table that unfolds above. Save remains one
 * step, and every saved change was visible.
 */
export function ChangesBar({ form, base, typed, constants, patch }: ChangesBarProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const changes = useMemo(() => changesOf(form, base, typed, constants), [form, base, typed, constants]);
  const shownChanges = { entity: form.entity, changes, ...beforeAndAfter(changes, base, typed) };

  const revert = ({ property, secret }: FormChange) => {
    const flags = secret && {
      [secretSetName(property)]: base[secretSetName(property)],
      [secretClearName(property)]: undefined,
    };
    // The button disappears with its row, and the bar with the last one.
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
          <ChangesTable {...shownChanges} revert={revert} />
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
        {/* Hidden from screen readers: the table has the same content. */}
        {!isOpen && (
          <span aria-hidden="true" className={styles.summaryFrame}>
            <ChangesLine {...shownChanges} />
          </span>
        )}
      </div>
    </div>
  );
}
