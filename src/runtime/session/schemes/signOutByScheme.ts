import { signInBackend } from '../../api/protocols.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { postToBackend } from './signInByCall.ts';

/** Ends the session at a back end whose login call names a logout. The console forgets its token in any case. */
export async function signOutByScheme(): Promise<void> {
  const { signIn } = signInBackend ?? {};
  if (!signInBackend || !signIn) return;
  if (signIn.scheme === 'oidc') return (await import('./oidc.ts')).endOidcSession(signIn);
  if ('login' in signIn && signIn.login.logout !== undefined)
    await postToBackend(signInBackend, signIn.login.logout, undefined, sessionStore.get());
}
