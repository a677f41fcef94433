import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SignInAttempt } from '../../../../contract/api/session.ts';
import { log } from '../../base/log.ts';
import type { ServiceContext, ServiceEnv } from '../../operations/ServiceContext.ts';
import { admitOperator } from './admitOperator.ts';
import { logRefusal } from './logRefusal.ts';
import { OpenIdProvider, type SingleSignOnSettings } from './OpenIdProvider.ts';
import { IdentityError, readIdentity } from './readIdentity.ts';

/** Below this path are all addresses of this file, and the cookies that only they get. */
export const singleSignOnPath = '/single-sign-on';

/** Seconds that an operator has at the provider. */
const attemptLifetime = 600;

const cookies = { attempt: 'sso-attempt', idToken: 'sso-id-token' };

/** `http://127.0.0.1:8080`: the address at which the browser reaches the service. */
const originOf = (context: Context, publicUrl: string | undefined): string =>
  publicUrl ?? new URL(context.req.url).origin;

/** A path of the console, never an address of another host. */
const pathOf = (to: string | undefined): string => (to && /^\/(?![/\\])/.test(to) ? to : '/');

export interface SingleSignOnOptions {
  readonly settings: SingleSignOnSettings;
  /** The address of the service for browsers, if a proxy changes the header `Host`. */
  readonly publicUrl?: string;
}

/**
 * `/start` sends the browser to the provider, `/callback` opens the console with a one-time token, `/end` signs
 * out at the provider. An operator who signs in for the first time is created without a password. The routes
 * follow `identifyCaller`.
 */
export function createSingleSignOnRoutes(
  service: Pick<ServiceContext, 'store' | 'vault' | 'now'>,
  { settings, publicUrl }: SingleSignOnOptions,
): Hono<ServiceEnv> {
  const { vault } = service;
  const provider = new OpenIdProvider(settings);
  const redirectUriOf = (context: Context) => `${originOf(context, publicUrl)}${singleSignOnPath}/callback`;
  const optionsOf = (context: Context) => ({
    path: singleSignOnPath,
    httpOnly: true,
    sameSite: 'Lax' as const,
    secure: originOf(context, publicUrl).startsWith('https:'),
  });

  const readAttempt = (context: Context): SignInAttempt | undefined => {
    const sealed = getCookie(context, cookies.attempt);
    try {
      return sealed ? JSON.parse(vault.decrypt(sealed, cookies.attempt)) : undefined;
    } catch {
      return undefined;
    }
  };

  /** Opens the sign-in page of the console. The parameters follow `#`, so no server logs them. */
  const openConsole = (context: Context, parameters: Readonly<Record<string, string>>): Response =>
    context.redirect(`${originOf(context, publicUrl)}/#/sign-in?${new URLSearchParams(parameters)}`);

  return new Hono<ServiceEnv>()
    .get('/start', async (context) => {
      try {
        const to = pathOf(context.req.query('to'));
        const { address, attempt } = await provider.begin(redirectUriOf(context), to);
        const sealed = vault.encrypt(JSON.stringify(attempt), cookies.attempt);
        setCookie(context, cookies.attempt, sealed, { ...optionsOf(context), maxAge: attemptLifetime });
        return context.redirect(address.href);
      } catch (error) {
        log.warn(`Single sign-on: the provider ${settings.issuer.host} does not answer (${String(error)}).`);
        return openConsole(context, { problem: 'UNAVAILABLE' });
      }
    })
    .get('/callback', async (context) => {
      const attempt = readAttempt(context);
      deleteCookie(context, cookies.attempt, optionsOf(context));
      if (!attempt) return openConsole(context, { problem: 'EXPIRED' });
      try {
        const answer = new URL(redirectUriOf(context));
        answer.search = new URL(context.req.url).search;
        const { claims, idToken } = await provider.finish(answer, attempt);
        const token = await admitOperator(service, readIdentity(claims, settings));
        setCookie(context, cookies.idToken, idToken, optionsOf(context));
        return openConsole(context, { token, sso: '1', to: attempt.to });
      } catch (error) {
        log.warn(`Single sign-on: ${error instanceof Error ? error.message : String(error)}`);
        const { code: problem, loginId } =
          error instanceof IdentityError ? error : { code: 'REFUSED', loginId: undefined };
        await logRefusal(service, {
          errorCode: problem,
          loginId,
          address: context.get('callerAddress'),
        });
        return openConsole(context, { problem });
      }
    })
    .get('/end', async (context) => {
      const idToken = getCookie(context, cookies.idToken);
      deleteCookie(context, cookies.idToken, optionsOf(context));
      const backTo = `${originOf(context, publicUrl)}/`;
      const address = await provider.end(idToken, backTo).catch(() => undefined);
      return context.redirect(address?.href ?? backTo);
    });
}
