import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Translate } from '../../contract/text/phrases.ts';
import type { ApiAnswer } from '../api/answer.ts';
import { failureMessage } from '../api/failures.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import controls from '../core/theme/controls.module.css';
import { showChunkFailure } from '../feedback/failure/showChunkFailure.ts';
import styles from './session.module.css';
import { signIn } from './signIn.ts';

export interface PasswordFormProps {
  /** Fixed when the same operator signs in again. */
  readonly loginId?: string;
  readonly onDone: () => void;
  readonly passwordField?: RefObject<HTMLInputElement | null>;
  /** Buttons next to "Sign in". */
  readonly children?: ReactNode;
}

type SignInFailure = 'incomplete' | ApiAnswer;

/** The service's message stays in its language; frequent failures have texts of the console. */
function failureText(failure: SignInFailure, t: Translate): string {
  if (failure === 'incomplete') return t('session.required');
  return failure.errorCode === 'SIGN_IN_FAILED' ? t('session.refused') : failureMessage(failure, t);
}

/** Focuses the first empty field, or else the password. */
function focusField(form: HTMLFormElement | null): void {
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  (fields.find(({ value }) => value === '') ?? fields.at(-1))?.focus();
}

/** Login name and password; a failure appears above the button in the current language. */
export function PasswordForm({ loginId, onDone, passwordField, children }: PasswordFormProps): ReactNode {
  const t = useTranslate();
  const [failure, setFailure] = useState<SignInFailure>();
  const [running, setRunning] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Also after a failure: the pressed button loses the focus while it is disabled.
  useEffect(() => {
    if (!running) focusField(form.current);
  }, [running]);

  async function submit(data: FormData): Promise<void> {
    const name = String(data.get('loginId') ?? '').trim();
    const password = String(data.get('password') ?? '');
    if (name === '' || password === '') {
      setFailure('incomplete');
      return focusField(form.current);
    }
    setRunning(true);
    const answer = await signIn({ loginId: name, password }).catch(showChunkFailure);
    setRunning(false);
    if (answer?.success) onDone();
    else setFailure(answer);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <label className={styles.label}>
        {t('session.loginId')}
        <input
          className={controls.input}
          name="loginId"
          autoComplete="username"
          defaultValue={loginId}
          readOnly={loginId !== undefined}
          maxLength={60}
        />
      </label>
      <label className={styles.label}>
        {t('session.password')}
        <input
          ref={passwordField}
          className={controls.input}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
        />
      </label>
      <div role="alert" className={styles.failure}>
        {failure && failureText(failure, t)}
      </div>
      <div className={styles.buttons}>
        {children}
        <button type="submit" className={controls.primary} disabled={running}>
          {t(running ? 'session.submitting' : 'session.submit')}
        </button>
      </div>
    </form>
  );
}
