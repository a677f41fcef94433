import type { Route } from '@playwright/test';

/** In the languages of the product, the default first. */
export type LocalizedWords = readonly [zh: string, en: string];

/** A way in which a call fails (schemas/SPECIFICATION.md section 8.1), and what is to be seen of it. */
export interface CallFault {
  readonly name: string;
  /** What becomes of each call; the browser is offline where it is left out. */
  readonly meet?: (route: Route) => Promise<void>;
  readonly says: LocalizedWords;
  /** The title over these words after a change, where the service gave no reason. */
  readonly ofChange?: LocalizedWords;
  /** Stands in the details, to be told from the fault before. */
  readonly mark: string;
  /** Other than words in place. */
  readonly way?: 'silent' | 'redirect' | 'expired';
}

const retry: LocalizedWords = ['请求错误，请重试。', 'Request error, please retry.'];
const failed: LocalizedWords = ['操作失败', 'Operation Failed'];

const html = '<!doctype html><title>502</title><h1>502 Bad Gateway</h1>';

type RouteAnswer = Omit<Parameters<Route['fulfill']>[0] & object, 'headers'>;

const respondWith =
  (mark: string, answer: RouteAnswer): CallFault['meet'] =>
  (route) =>
    route.fulfill({ ...answer, headers: { 'x-request-id': mark } });

/** A refusal in an envelope, in the service's own words. */
function refusalFault(
  name: string,
  envelope: object,
  status = 200,
): Pick<CallFault, 'name' | 'says' | 'mark' | 'meet'> {
  const mark = `r-${name.replaceAll(/\W/g, '')}`;
  const words = `原因 reason ${name}`;
  return {
    name,
    says: [words, words],
    mark,
    meet: respondWith(mark, { status, json: { success: false, errorMessage: words, ...envelope } }),
  };
}

function unreadableFault(name: string, answer: RouteAnswer): CallFault {
  const mark = `u-${name.replaceAll(/\W/g, '')}`;
  return { name, says: retry, mark, meet: respondWith(mark, answer) };
}

export const silentFault: CallFault = {
  ...refusalFault('silent', { showType: 0 }),
  says: ['加载失败。', 'Loading failed.'],
  mark: '',
  way: 'silent',
};

export const redirectFault: CallFault = {
  ...refusalFault('redirect', { showType: 9, errorCode: 'E9' }),
  way: 'redirect',
};

export const expiredFault: CallFault = {
  ...refusalFault('expired', { errorCode: 'LOGIN_EXPIRED' }, 401),
  says: ['登录已过期', 'Your sign-in has expired'],
  way: 'expired',
};

/** What is told in place, whatever it was. */
export const faultsShownInPlace: readonly CallFault[] = [
  refusalFault('warning', { showType: 1 }),
  refusalFault('error', { showType: 2, errorCode: 'E2' }),
  { ...refusalFault('notification', { showType: 4, errorCode: 'E4' }), mark: 'E4' },
  { ...unreadableFault('no text', { json: { success: false } }), ofChange: failed },
  refusalFault('409', { errorCode: 'SOME' }, 409),
  refusalFault('500', {}, 500),
  {
    ...unreadableFault('400 in other JSON', { status: 400, json: { message: '原因 reason 400', path: '/' } }),
    says: ['原因 reason 400', '原因 reason 400'],
  },
  { ...unreadableFault('503 in other JSON', { status: 503, json: { code: 7 } }), ofChange: failed },
  unreadableFault('502 in HTML', { status: 502, contentType: 'text/html', body: html }),
  unreadableFault('200 in HTML', { contentType: 'text/html', body: html }),
  unreadableFault('cut off', {
    contentType: 'application/json',
    body: '{"success":true,"data":{"records":[{"uu',
  }),
  unreadableFault('another shape', { json: [1] }),
  { name: 'reset', says: retry, mark: 'unreachable', meet: (route) => route.abort('connectionreset') },
  { name: 'offline', says: ['当前网络不可用', 'Current Network Not Available'], mark: 'no network' },
  // It is held until the console gives up.
  { name: 'timeout', says: ['请求超时', 'Request Timeout'], mark: 'timeout', meet: async () => {} },
];

export const callFaults: readonly CallFault[] = [
  ...faultsShownInPlace,
  silentFault,
  expiredFault,
  redirectFault,
];
