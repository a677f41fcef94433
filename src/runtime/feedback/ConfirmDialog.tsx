import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { type AskedQuestion, confirmStore } from './confirmStore.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

/** The focus is on the button that goes ahead, unless that is dangerous. */
function QuestionDialog({ question }: { readonly question: AskedQuestion }): ReactNode {
  const t = useTranslate();
  const goAhead = useRef<HTMLButtonElement>(null);
  const { title, consequence, confirm, cancel, danger, answer } = question;
  return (
    <Dialog title={title} onClose={() => answer(false)} focus={danger ? undefined : goAhead}>
      {consequence && <div className={styles.text}>{consequence}</div>}
      <div className={styles.buttons}>
        <button type="button" className={controls.button} onClick={() => answer(false)}>
          {cancel ?? t('feedback.back')}
        </button>
        <button
          ref={goAhead}
          type="button"
          className={danger ? controls.danger : controls.primary}
          onClick={() => answer(true)}
        >
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}

/** Shows what `useConfirm` asks, one question at a time. */
export function ConfirmDialog(): ReactNode {
  const question = useSyncExternalStore(confirmStore.subscribe, confirmStore.get);
  return question && <QuestionDialog key={question.id} question={question} />;
}
