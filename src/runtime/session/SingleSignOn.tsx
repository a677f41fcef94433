import type { ReactNode } from 'react';
import type { Configuration } from '../../contract/api/configuration.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { currentLocation } from '../core/routing/hashLocation.ts';
import controls from '../core/theme/controls.module.css';
import styles from './session.module.css';

/** Why the provider's answer opened no session. */
const problems = ['UNAVAILABLE', 'EXPIRED', 'REFUSED', 'NO_LOGIN', 'NO_ROLE'];

/** The problem that the address of the sign-in page names, as a phrase. */
export const problemPhraseOf = (problem: string | null): string | undefined =>
  problem !== null && problems.includes(problem) ? `session.problem.${problem}` : undefined;

/** The link to the provider, where the back end has one. After the sign-in, the current page opens again. */
export function SingleSignOnLink({ configuration }: { readonly configuration: Configuration }): ReactNode {
  const t = useTranslate();
  const { server, singleSignOn, passwordSignIn = true } = configuration;
  if (singleSignOn === undefined) return null;
  const here = currentLocation();
  const to = here.startsWith('/sign-in') ? '/' : here;
  return (
    <a
      className={`${passwordSignIn ? controls.button : controls.primary} ${styles.provider}`}
      href={`${server}${singleSignOn}/start?${new URLSearchParams({ to })}`}
    >
      {t('session.singleSignOn')}
    </a>
  );
}
