import type { SignCall } from '../Protocol.ts';

/** The key that the operator entered. */
export const signApiKey: SignCall = ({ signIn }, { session }) =>
  session && signIn?.scheme === 'apiKey'
    ? { [signIn.header]: `${signIn.prefix ?? ''}${session.loginKey}` }
    : {};
