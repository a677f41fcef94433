import type { Route } from '@playwright/test';

/** A text in the languages of the product, the default first. */
type LocalizedWords = readonly [zh: string, en: string];

/** A kind of failure of a call (schemas/SPECIFICATION.md section 8.1), and its effect on screen. */
export interface CallFault {
  readonly name: string;
  /** Answers each call with the fault. Without it, the browser is offline. */
  readonly meet?: (route: Route) => Promise<void>;
  readonly says: LocalizedWords;
  /** The title over these words after a change, if the service gave no reason. */
  readonly ofChange?: LocalizedWords;
  /** A text in the details that distinguishes this fault from the one before. */
  readonly mark: string;
  /** The effect, if it is not a text in place. */
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

/** Returns a fault with a refusal in an envelope, whose reason is a text of the service. */
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

const silentFault: CallFault = {
  ...refusalFault('silent', { showType: 0 }),
  says: ['加载失败。', 'Loading failed.'],
  mark: '',
  way: 'silent',
};

const redirectFault: CallFault = {
  ...refusalFault('redirect', { showType: 9, errorCode: 'E9' }),
  way: 'redirect',
};

export const expiredFault: CallFault = {
  ...refusalFault('expired', { errorCode: 'LOGIN_EXPIRED' }, 401),
  says: ['登录已过期', 'Your sign-in has expired'],
  way: 'expired',
};

/** Faults that the page shows in place. */
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
  // The call gets no answer before the time limit of the console.
  { name: 'timeout', says: ['请求超时', 'Request Timeout'], mark: 'timeout', meet: async () => {} },
];

export const callFaults: readonly CallFault[] = [
  ...faultsShownInPlace,
  silentFault,
  expiredFault,
  redirectFault,
];
