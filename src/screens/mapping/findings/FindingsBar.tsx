import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { fieldKey } from '../../../contract/labelKey.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import type { Refusal } from '../saving/useSaving.ts';
import type { Column, SheetRow } from '../sheet/Sheet.ts';
import type { Finding, Findings } from './Finding.ts';
import styles from './findings.module.css';

interface FindingsBarProps {
  readonly rows: readonly SheetRow[];
  /** Undefined until the rows have been checked. */
  readonly findings: Findings | undefined;
  /** Why the last attempt to save was refused, where that is not about a cell. */
  readonly others: readonly string[];
  /** Of the last attempt to save; another one is time to look at the list. */
  readonly refusal: Refusal | undefined;
  readonly jump: (row: number, column: Column) => void;
}

interface Item extends Finding {
  readonly row: number;
}

/** More are marked in the rows; who has so many begins with the first. */
const most = 100;

const itemsOf = (rows: readonly SheetRow[], findings: Findings | undefined): Item[] =>
  !findings?.size
    ? []
    : rows.flatMap(({ id }, row) => (findings.get(id) ?? []).map((finding) => ({ ...finding, row })));

/** How many cells need attention, and a list that leads to them. */
export function FindingsBar({ rows, findings, others, refusal, jump }: FindingsBarProps): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  const items = useMemo(() => itemsOf(rows, findings), [rows, findings]);
  const wrong = items.filter(({ isAdvice }) => !isAdvice).length;
  const total = items.length + others.length;
  const isShown = isOpen && total > 0;

  useEffect(() => {
    if (refusal) setOpen(true);
  }, [refusal]);
  const looked = useRef<Refusal>(undefined);
  useEffect(() => {
    if (!isShown || refusal === looked.current) return;
    looked.current = refusal;
    list.current?.querySelector('button')?.focus();
  }, [isShown, refusal]);

  const Icon = wrong + others.length > 0 ? CircleAlert : items.length > 0 ? Info : CircleCheck;
  const words = [
    ...(wrong > 0 ? [t('mappingEditor.findings.count', { count: wrong })] : []),
    ...(items.length > wrong ? [t('mappingEditor.findings.advice', { count: items.length - wrong })] : []),
  ];
  return (
    <section className={styles.findings} aria-label={t('mappingEditor.findings.list')}>
      {isShown && (
        <section ref={list} className={styles.list}>
          {refusal && (
            <div className={styles.refusal}>
              <p>{t('mappingEditor.findings.notSaved')}</p>
              <ul>
                {others.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </div>
          )}
          <ul>
            {items.slice(0, most).map(({ id, row, column, key, parameters, isAdvice }) => (
              <li key={`${id} ${column} ${key}`}>
                <button type="button" data-advice={isAdvice} onClick={() => jump(row, column)}>
                  <span>{t('mappingEditor.findings.line', { line: row + 1 })}</span>
                  <span>{t(`${fieldKey('interface', ['fieldMappings', column])}.title`)}</span>
                  <span>{t(key, parameters)}</span>
                </button>
              </li>
            ))}
          </ul>
          {items.length > most && <p>{t('mappingEditor.findings.more', { count: items.length - most })}</p>}
        </section>
      )}
      <p className={styles.bar} data-wrong={wrong + others.length > 0} role="status">
        {findings && (
          <>
            <Icon size={16} aria-hidden="true" />
            {words.length > 0
              ? words.join(' · ')
              : t(others.length > 0 ? 'mappingEditor.findings.notSaved' : 'mappingEditor.findings.none')}
          </>
        )}
      </p>
      {total > 0 && (
        <button
          type="button"
          className={controls.quiet}
          aria-expanded={isShown}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isShown ? 'mappingEditor.findings.hide' : 'mappingEditor.findings.show')}
          {isShown ? (
            <ChevronDown size={16} aria-hidden="true" />
          ) : (
            <ChevronUp size={16} aria-hidden="true" />
          )}
        </button>
      )}
    </section>
  );
}
