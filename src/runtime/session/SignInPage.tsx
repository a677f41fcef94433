import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApiAnswer } from '../api/answer.ts';
import { failureAdvice, failureMessage } from '../api/failures.ts';
import { sessionStore } from '../api/sessionStore.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { focusHeading } from '../core/page/pageFocus.ts';
import { useDocumentTitle } from '../core/page/useDocumentTitle.ts';
import { currentLocation, navigate, useHashSearch } from '../core/routing/hashLocation.ts';
import controls from '../core/theme/controls.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';
import { PortalNotice, useIsPortalSignIn } from './PortalNotice.tsx';
import { SignInForm } from './SignInForm.tsx';
import { problemPhraseOf } from './SingleSignOn.tsx';
import styles from './session.module.css';
import { signIn } from './signIn.ts';
import { providerSession } from './signOut.ts';

/** Opens the requested page after sign-in, or the screen of the link, or else the first screen. */
function enterConsole(target?: string | null): void {
  if (currentLocation().startsWith('/sign-in'))
    navigate(target?.startsWith('/') ? target : '/', { replace: true });
  focusHeading();
}

/**
 * Sign-in with a password, at the provider of the single sign-on, or with the one-time link
 * `#/sign-in?token=…` (schemas/SPECIFICATION.md section 16). A link can name the company (`company`) and the
 * path (`to`) that it opens. Links to the portal where the back end has no sign-in.
 */
export default function SignInPage(): ReactNode {
  const t = useTranslate();
  const parameters = new URLSearchParams(useHashSearch());
  const token = parameters.get('token');
  const [isRefused, setRefused] = useState(false);
  /** Without an answer, the link may still work. */
  const [unanswered, setUnanswered] = useState<ApiAnswer>();
  const used = useRef<string>(undefined);
  // The link ends the session on screen. A return from the provider names no company.
  const [companyBefore] = useState(() => sessionStore.get()?.companyUuid);
  const isAtPortal = useIsPortalSignIn();
  const problem = problemPhraseOf(parameters.get('problem'));
  const title = t(isAtPortal ? 'session.ended' : 'session.title');
  useDocumentTitle(title);

  async function signInByLink(link: string): Promise<void> {
    setUnanswered(undefined);
    const answer = await signIn({ token: link }, parameters.get('company') ?? companyBefore);
    if (answer.success) {
      providerSession.set(parameters.has('sso'));
      enterConsole(parameters.get('to'));
    } else if (answer.error !== undefined) setUnanswered(answer);
    else {
      setRefused(true);
      navigate('/sign-in', { replace: true });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each link is tried once
  useEffect(() => {
    // The link works once, and effects run twice in development.
    if (!token || used.current === token) return;
    used.current = token;
    sessionStore.close();
    void signInByLink(token);
  }, [token]);

  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <header className={styles.header}>
          <span className={styles.mark} aria-hidden />
          <span className={styles.name}>{t('product.title')}</span>
          <LanguageSelect />
        </header>
        <h1>{title}</h1>
        {isAtPortal && <PortalNotice />}
        {!isAtPortal && token && unanswered && (
          <>
            <p role="alert" className={styles.refused}>
              {failureMessage(unanswered, t)}
            </p>
            <p className={styles.text}>{failureAdvice(unanswered, t)}</p>
            <button type="button" className={controls.primary} onClick={() => void signInByLink(token)}>
              {t('page.retry')}
            </button>
          </>
        )}
        {!isAtPortal && token && !unanswered && (
          <p role="status" className={styles.text}>
            {t('session.submitting')}
          </p>
        )}
        {!isAtPortal && !token && (
          <>
            <p className={styles.text}>{t('session.welcome')}</p>
            {problem && (
              <p role="alert" className={styles.refused}>
                {t(problem)}
              </p>
            )}
            {isRefused && (
              <p role="alert" className={styles.refused}>
                {t('session.linkFailed')}
              </p>
            )}
            <SignInForm onDone={() => enterConsole()} />
          </>
        )}
      </div>
    </main>
  );
}
