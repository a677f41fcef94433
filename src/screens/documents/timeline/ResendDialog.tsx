import { type ReactNode, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { indentJsonText } from '../../../contract/json/exactJson.ts';
import { showFailure } from '../../../runtime/api/failures.ts';
import { noSuchOperation, useMissingOperations } from '../../../runtime/api/missing/missingOperations.ts';
import { useMutation } from '../../../runtime/api/useMutation.ts';
import { useRefresh } from '../../../runtime/api/useOperation.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { currentLocation, navigate } from '../../../runtime/core/routing/hashLocation.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import dialogStyles from '../../../runtime/feedback/dialog/Dialog.module.css';
import { Dialog } from '../../../runtime/feedback/dialog/Dialog.tsx';
import { confirmDiscard, useLeaveGuard } from '../../../runtime/feedback/dialog/leaveGuard.ts';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { toastStore } from '../../../runtime/feedback/toast/toastStore.ts';
import { JsonSyntaxCheck } from '../../../runtime/fields/types/code/JsonSyntaxCheck.ts';
import { documentUrl } from '../documentLinks.ts';
import styles from '../documents.module.css';

const finishedStates: readonly unknown[] = ['SUCCESS', 'CANCELLED'];

/** Edits the content of a document and sends it as a new one, whose page opens. */
export function ResendDialog({
  record,
  close,
}: {
  readonly record: Row;
  readonly close: () => void;
}): ReactNode {
  const t = useTranslate();
  const refresh = useRefresh();
  const { run, running } = useMutation('pendingData.resend');
  // A newer version must not replace the version that the operator edits.
  const [original] = useState(record);
  const [initial] = useState(() => indentJsonText(String(original.data)));
  const [text, setText] = useState(initial);
  const isDirty = text !== initial;
  const isStale = record.version !== original.version;
  const isMissing = useMissingOperations().names.has('pendingData.resend');
  const keeps = finishedStates.includes(original.status);
  useLeaveGuard(isDirty);

  async function leave(): Promise<void> {
    if (running) return;
    if (!isDirty || (await confirmDiscard())) close();
  }
  async function send(): Promise<void> {
    const from = currentLocation();
    const body = { data: text, version: Number(original.version) };
    const answer = await run({ uuid: original.uuid, body }, { inline: true });
    // The dialog says that the call is missing.
    if (answer.error === noSuchOperation) return;
    if (!answer.success) return showFailure(answer, 'document.resend.failed');
    close();
    toastStore.show({ kind: 'success', message: (now) => now('document.resend.done') });
    const url = answer.data && documentUrl(original, String(answer.data.uuid));
    // The operator may have left during the call.
    if (url && currentLocation() === from) navigate(url);
    await refresh('pendingData.get', 'pendingData.query');
  }

  return (
    <Dialog
      wide
      title={t('document.resend.title', { number: String(original.entityNo) })}
      onClose={() => void leave()}
    >
      <div className={styles.resend}>
        <p>{t(keeps ? 'document.resend.finished' : 'document.resend.waiting')}</p>
        {(isStale || isMissing) && (
          <Notice tone="warning" text={t(isMissing ? 'failure.noSuchCall' : 'document.resend.stale')}>
            <CopyButton text={() => text} />
          </Notice>
        )}
        <textarea
          className={styles.editor}
          aria-label={t('document.resend.content')}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <JsonSyntaxCheck text={text} />
      </div>
      <div className={dialogStyles.buttons}>
        <button type="button" className={controls.button} disabled={running} onClick={() => void leave()}>
          {t('feedback.cancel')}
        </button>
        <button
          type="button"
          className={controls.primary}
          disabled={running || isStale || isMissing || text.trim() === ''}
          onClick={() => void send()}
        >
          {t('document.resend.send')}
        </button>
      </div>
    </Dialog>
  );
}
