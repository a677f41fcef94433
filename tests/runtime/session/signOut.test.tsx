import { expect, test, vi } from 'vitest';
import { stubService } from '../core/stubService.ts';

const north = { uuid: 'c1', name: 'North' };
const configured = (configuration: object) => () => Response.json(configuration);
const provider = configured({ server: 'https://service.example', singleSignOn: '/sso' });

/** Signs out in a new console, which reads this configuration. */
async function signOut(configuration: () => Response, openedByProvider: boolean, logout?: () => unknown) {
  vi.resetModules();
  const { companyStore } = await import('../../../src/runtime/api/companyStore.ts');
  const { sessionStore } = await import('../../../src/runtime/api/sessionStore.ts');
  const session = await import('../../../src/runtime/session/signOut.ts');
  const asked = stubService({ ...(logout && { '/logout': logout }) });
  const service = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url === '/config.json' ? configuration() : service(url, init),
  );
  const assign = vi.spyOn(location, 'assign').mockReset();
  companyStore.set([north]);
  sessionStore.open({ loginId: 'op', loginKey: 'key', companyUuid: 'c1' });
  session.providerSession.set(openedByProvider);
  await session.signOut();
  return {
    asked: asked.map(({ path }) => path),
    left: assign.mock.calls.flat(),
    isSignedIn: sessionStore.get() !== undefined,
    companies: companyStore.get(),
    isAtProvider: session.providerSession.get(),
  };
}

const signedOut = { asked: ['/logout'], isSignedIn: false, companies: [], isAtProvider: false, left: [] };

test.each([
  { given: 'a session with a password', configuration: provider, openedByProvider: false, want: {} },
  {
    given: 'a session of the provider',
    configuration: provider,
    openedByProvider: true,
    want: { left: ['https://service.example/sso/end'] },
  },
  {
    given: 'a session of a provider that the back end no longer has',
    configuration: configured({}),
    openedByProvider: true,
    want: { isAtProvider: expect.any(Boolean) },
  },
  {
    given: 'a configuration that fails to load',
    configuration: () => new Response('', { status: 500 }),
    openedByProvider: false,
    want: { asked: [] },
  },
])('a sign-out in $given', async ({ configuration, openedByProvider, want }) => {
  expect(await signOut(configuration, openedByProvider)).toEqual({ ...signedOut, ...want });
});

test('a sign-out that the service refuses ends the session in the browser', async () => {
  const refuse = () => Response.json({ success: false }, { status: 500 });
  expect(await signOut(provider, false, refuse)).toEqual(signedOut);
});

test('a sign-out does not wait for a service that does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const signingOut = signOut(provider, true, () => new Promise(() => undefined));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await signingOut).toEqual({ ...signedOut, left: ['https://service.example/sso/end'] });
});
