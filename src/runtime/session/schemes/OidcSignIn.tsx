import { type ReactNode, useEffect, useRef, useState } from 'react';
import { signInBackend } from '../../api/protocols.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import type { PasswordFormProps } from '../PasswordForm.tsx';
import styles from '../session.module.css';
import { finishOidc, hasOidcAnswer, type OidcProblem, startOidc } from './oidc.ts';

/** The button to the OpenID Connect provider. After the provider's answer, it opens the session. */
export function OidcSignIn({ onDone, children }: PasswordFormProps): ReactNode {
  const t = useTranslate();
  const { signIn } = signInBackend ?? {};
  const [problem, setProblem] = useState<OidcProblem>();
  const [isRunning, setRunning] = useState(hasOidcAnswer);
  const isTried = useRef(false);

  const run = async (work: Promise<OidcProblem | undefined>, done?: () => void): Promise<void> => {
    setRunning(true);
    // A page without HTTPS has no cryptography, for example.
    const found = await work.catch((): OidcProblem => 'UNAVAILABLE');
    setRunning(false);
    setProblem(found);
    if (!found) done?.();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer works once, and effects run twice in development
  useEffect(() => {
    if (isTried.current || !hasOidcAnswer() || signIn?.scheme !== 'oidc') return;
    isTried.current = true;
    void run(finishOidc(signIn), onDone);
  }, []);

  return (
    <>
      <div role="alert" className={styles.failure}>
        {problem && t(`session.problem.${problem}`)}
      </div>
      <div className={styles.buttons}>
        {children}
        <button
          type="button"
          className={controls.primary}
          disabled={isRunning}
          onClick={() => signIn?.scheme === 'oidc' && void run(startOidc(signIn))}
        >
          {t(isRunning ? 'session.submitting' : 'session.singleSignOn')}
        </button>
      </div>
    </>
  );
}
