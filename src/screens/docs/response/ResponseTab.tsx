import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { EmptyState } from '../../../runtime/list/EmptyState.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../docs.module.css';
import type { TestOutcome } from '../request/TestOutcome.ts';
import { useSend } from '../request/useSend.ts';
import type { Docs } from '../useDocs.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { ReplyView } from './ReplyView.tsx';

/** What came of the last test request. */
export function ResponseTab({ docs }: { readonly docs: Docs }): ReactNode {
  const t = useTranslate();
  const { response } = docs.state;
  if (response) return <Outcome outcome={response} docs={docs} />;
  return (
    <EmptyState title={t('docs.response.none.title')} text={t('docs.response.none.text')}>
      <button
        type="button"
        className={controls.button}
        onClick={() => docs.dispatch({ type: 'requestOpened' })}
      >
        {t('docs.document.test')}
      </button>
    </EmptyState>
  );
}

function Outcome({ outcome, docs }: { readonly outcome: TestOutcome; readonly docs: Docs }): ReactNode {
  const t = useTranslate();
  const { call, way, reply, failure } = outcome;
  const { send, isSending, stop } = useSend(docs);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is gone to
  useEffect(() => {
    // The form that had the focus is gone; whoever came by the tabs keeps it there.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [outcome]);
  return (
    <section ref={place} tabIndex={-1} className={styles.page}>
      <h2 className={controls.heard}>{t('docs.response.title')}</h2>
      <div className={styles.actions}>
        {isSending ? (
          <button type="button" className={controls.button} onClick={stop}>
            {t('form.cancel')}
          </button>
        ) : (
          <button type="button" className={controls.primary} onClick={() => void send(call, way)}>
            <RotateCcw size={16} aria-hidden="true" />
            {t('docs.response.again')}
          </button>
        )}
        <button
          type="button"
          className={controls.button}
          onClick={() => docs.dispatch({ type: 'requestOpened' })}
        >
          <Pencil size={16} aria-hidden="true" />
          {t('docs.response.edit')}
        </button>
        <button type="button" className={controls.button} onClick={() => docs.dispatch({ type: 'cleared' })}>
          <Trash2 size={16} aria-hidden="true" />
          {t('docs.response.clear')}
        </button>
      </div>
      <p className={styles.address}>
        <strong>{call.type}</strong> <code>{call.url}</code>
        <span className={styles.muted}>{t(`docs.way.${way}`)}</span>
      </p>
      <div className={styles.page} aria-busy={isSending} data-stale={isSending}>
        {failure && <FailureNotice failure={failure} tryWay={(other) => void send(call, other)} />}
        {reply && <ReplyView reply={reply} />}
      </div>
    </section>
  );
}
