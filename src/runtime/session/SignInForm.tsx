import { type ReactNode, Suspense } from 'react';
import { signInBackend } from '../api/protocols.ts';
import { useConfiguration } from '../api/useConfiguration.ts';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { SingleSignOnLink } from './SingleSignOn.tsx';
import styles from './session.module.css';

const ApiKeyForm = lazyComponent(async () => (await import('./schemes/ApiKeyForm.tsx')).ApiKeyForm);
const OidcSignIn = lazyComponent(async () => (await import('./schemes/OidcSignIn.tsx')).OidcSignIn);

/** The input that the sign-in scheme of the back end needs, and the link to the single sign-on. */
export function SignInForm(props: PasswordFormProps): ReactNode {
  const configuration = useConfiguration();
  const scheme = signInBackend?.signIn?.scheme;
  if (scheme === 'apiKey' || scheme === 'oidc')
    return <Suspense>{scheme === 'oidc' ? <OidcSignIn {...props} /> : <ApiKeyForm {...props} />}</Suspense>;
  if (!configuration) return null;
  return (
    <>
      {configuration.passwordSignIn !== false ? (
        <PasswordForm {...props} />
      ) : (
        props.children && <div className={styles.buttons}>{props.children}</div>
      )}
      <SingleSignOnLink configuration={configuration} />
    </>
  );
}
