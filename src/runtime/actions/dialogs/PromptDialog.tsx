import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { ActionPrompt } from '../../../contract/model/resource.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import dialog from '../../feedback/dialog/Dialog.module.css';
import { Dialog } from '../../feedback/dialog/Dialog.tsx';
import styles from './dialogs.module.css';

interface PromptDialogProps {
  readonly title: string;
  readonly consequence: string;
  readonly warning?: string | undefined;
  /** Verb of the confirm button. */
  readonly confirm: string;
  readonly danger: boolean;
  readonly prompt: ActionPrompt;
  /** Caption of the input. */
  readonly caption: string;
  /** Undefined: cancelled. */
  readonly onClose: (answer: string | undefined) => void;
}

/** A confirmation with an input, for example for a reason (`prompt` of an action). */
export function PromptDialog(props: PromptDialogProps): ReactNode {
  const { title, consequence, warning, confirm, danger, prompt, caption, onClose } = props;
  const { required, maxLength = Number.POSITIVE_INFINITY } = prompt;
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const text = typed.trim();
  const problem =
    required && text === ''
      ? t('validation.required', { field: caption })
      : text.length > maxLength
        ? t('validation.maxLength', { field: caption, limit: maxLength })
        : undefined;
  const isShown = problem !== undefined && (wasSubmitted || text !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem === undefined) onClose(text);
    else input.current?.focus();
  };
  return (
    <Dialog title={title} onClose={() => onClose(undefined)} focus={input}>
      <form onSubmit={submit} noValidate>
        <p className={dialog.text}>{consequence}</p>
        {warning && <p className={dialog.text}>{warning}</p>}
        <label htmlFor={id} className={styles.label}>
          {caption}
          {required && <span aria-hidden="true"> *</span>}
        </label>
        <textarea
          ref={input}
          id={id}
          className={styles.input}
          rows={3}
          required={required}
          aria-invalid={isShown}
          aria-describedby={`${id}-problem`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
        />
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {isShown && problem}
        </p>
        <div className={dialog.buttons}>
          <button type="button" className={controls.button} onClick={() => onClose(undefined)}>
            {t('feedback.back')}
          </button>
          <button type="submit" className={danger ? controls.danger : controls.primary}>
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
