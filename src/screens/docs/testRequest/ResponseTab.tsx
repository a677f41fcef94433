import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { EmptyState } from '../../../runtime/feedback/EmptyState.tsx';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import styles from '../docs.module.css';
import type { DocsController } from '../useDocsState.ts';
import { ReplyView } from './ReplyView.tsx';
import type { SendMode, TestFailure, TestResult } from './testRequest.ts';
import { useSendTestRequest } from './useSendTestRequest.ts';

/** The result of the last test request. */
export function ResponseTab({ docs }: { readonly docs: DocsController }): ReactNode {
  const t = useTranslate();
  const { response } = docs.state;
  if (response) return <ResultView result={response} docs={docs} />;
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

function ResultView({
  result,
  docs,
}: {
  readonly result: TestResult;
  readonly docs: DocsController;
}): ReactNode {
  const t = useTranslate();
  const { request, sendMode, reply, failure } = result;
  const { send, isSending, stop, isRelayOffered } = useSendTestRequest(docs);
  const container = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is gone to
  useEffect(() => {
    // After sending, the focused form no longer exists. A focus on the tabs stays there.
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  }, [result]);
  return (
    <section ref={container} tabIndex={-1} className={styles.page}>
      <h2 className={controls.visuallyHidden}>{t('docs.response.title')}</h2>
      <div className={styles.actions}>
        {isSending ? (
          <button type="button" className={controls.button} onClick={stop}>
            {t('form.cancel')}
          </button>
        ) : (
          <button type="button" className={controls.primary} onClick={() => void send(request, sendMode)}>
            <RotateCcw size={16} aria-hidden="true" />
            {t('docs.response.again')}
          </button>
        )}
        <button
          type="button"
          className={controls.button}
          onClick={() => docs.dispatch({ type: 'requestOpened', uuid: docs.state.lastSent?.uuid })}
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
        <strong>{request.type}</strong> <code>{request.url}</code>
        <span className={styles.muted}>{t(`docs.way.${sendMode}`)}</span>
      </p>
      <div className={styles.page} aria-busy={isSending} data-stale={isSending}>
        {failure && (
          <FailureNotice
            failure={failure}
            isSending={isSending}
            isRelayOffered={isRelayOffered}
            tryWay={(other) => void send(request, other)}
          />
        )}
        {reply && <ReplyView reply={reply} />}
      </div>
    </section>
  );
}

interface FailureNoticeProps {
  readonly failure: TestFailure;
  readonly isSending: boolean;
  readonly isRelayOffered: boolean;
  readonly tryWay: (way: SendMode) => void;
}

/** The reason why there is no reply, and a button for the other send mode if it may succeed. */
function FailureNotice({ failure, isSending, isRelayOffered, tryWay }: FailureNoticeProps): ReactNode {
  const t = useTranslate();
  const { phrase, parameters, message, errorCode, tryWay: other } = failure;
  const words = phrase ? t(`docs.failure.${phrase}`, parameters) : (message ?? t('message.requestError'));
  return (
    <Notice tone="negative" text={words}>
      {errorCode && <code>{errorCode}</code>}
      {other && (other === 'direct' || isRelayOffered) && (
        <button type="button" className={controls.button} disabled={isSending} onClick={() => tryWay(other)}>
          {t(`docs.response.try.${other}`)}
        </button>
      )}
    </Notice>
  );
}
