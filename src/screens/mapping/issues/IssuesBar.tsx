import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import type { SaveRefusal } from '../editor/saving/useSaveMapping.ts';
import type { SheetColumn, SheetRow } from '../sheet/Sheet.ts';
import type { CellIssue, CellIssuesByRow } from './CellIssue.ts';
import styles from './IssuesBar.module.css';

interface IssuesBarProps {
  readonly rows: readonly SheetRow[];
  /** Undefined until the rows have been checked. */
  readonly issues: CellIssuesByRow | undefined;
  /** Reasons of the last refused save that belong to no cell. */
  readonly otherMessages: readonly string[];
  /** The refusal of the last save; a new one opens the list. */
  readonly refusal: SaveRefusal | undefined;
  readonly jump: (row: number, column: SheetColumn) => void;
}

interface IssueItem extends CellIssue {
  readonly row: number;
}

/** All issues are marked in the rows; the list shows the first ones. */
const shownLimit = 100;

const listIssues = (rows: readonly SheetRow[], issues: CellIssuesByRow | undefined): IssueItem[] =>
  !issues?.size
    ? []
    : rows.flatMap(({ id }, row) => (issues.get(id) ?? []).map((issue) => ({ ...issue, row })));

/** The number of cells with issues, and a list that leads to them. */
export function IssuesBar({ rows, issues, otherMessages, refusal, jump }: IssuesBarProps): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  const items = useMemo(() => listIssues(rows, issues), [rows, issues]);
  const errorCount = items.filter(({ isAdvice }) => !isAdvice).length;
  const total = items.length + otherMessages.length;
  const isShown = isOpen && total > 0;

  useEffect(() => {
    if (refusal) setOpen(true);
  }, [refusal]);
  const seenRefusal = useRef<SaveRefusal>(undefined);
  useEffect(() => {
    if (!isShown || refusal === seenRefusal.current) return;
    seenRefusal.current = refusal;
    list.current?.querySelector('button')?.focus();
  }, [isShown, refusal]);

  const isWrong = errorCount + otherMessages.length > 0;
  const Icon = isWrong ? CircleAlert : items.length > 0 ? Info : CircleCheck;
  const texts = [
    ...(errorCount > 0 ? [t('mappingEditor.findings.count', { count: errorCount })] : []),
    ...(items.length > errorCount
      ? [t('mappingEditor.findings.advice', { count: items.length - errorCount })]
      : []),
  ];
  return (
    <section className={styles.issues} aria-label={t('mappingEditor.findings.list')}>
      {isShown && (
        <section ref={list} className={styles.list}>
          {refusal && isWrong && (
            <div className={styles.refusal}>
              <p>{t('mappingEditor.findings.notSaved')}</p>
              <ul>
                {otherMessages.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </div>
          )}
          <ul>
            {items.slice(0, shownLimit).map(({ id, row, column, key, parameters, isAdvice }) => (
              <li key={`${id} ${column} ${key}`}>
                <button type="button" data-advice={isAdvice} onClick={() => jump(row, column)}>
                  <span>{t('mappingEditor.findings.line', { line: row + 1 })}</span>
                  <span>{t(`${fieldKey('interface', ['fieldMappings', column])}.title`)}</span>
                  <span>{t(key, parameters)}</span>
                </button>
              </li>
            ))}
          </ul>
          {items.length > shownLimit && (
            <p>{t('mappingEditor.findings.more', { count: items.length - shownLimit })}</p>
          )}
        </section>
      )}
      <p className={styles.bar} data-wrong={isWrong} role="status">
        {issues && (
          <>
            <Icon size={16} aria-hidden="true" />
            {texts.length > 0
              ? texts.join(' · ')
              : t(
                  otherMessages.length > 0
                    ? 'mappingEditor.findings.notSaved'
                    : 'mappingEditor.findings.none',
                )}
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
