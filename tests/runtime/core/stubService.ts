import { vi } from 'vitest';
import { sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { localeStore } from '../../../src/runtime/core/i18n/localeStore.ts';
import { loadPhrases, loadResourceCaptions } from '../../../src/runtime/core/i18n/phrases.ts';

export interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** Aborts when the caller no longer waits. */
  readonly signal: AbortSignal | undefined;
}

/** The answers of a service for each path. */
export type Answers = Readonly<Record<string, (asked: Asked) => unknown>>;

/** An answer without a failure. */
export const envelope = (data: unknown) => ({ success: true, data });

/** The answer with the only page of a list. */
export const page = (...records: readonly unknown[]) =>
  envelope({ records, page: 0, paging: { recordCount: records.length, pageSize: 20, more: false } });

/** The answer with the first page of a list. */
export const firstPage = (records: readonly unknown[], pageSize = 100) =>
  envelope({
    records: records.slice(0, pageSize),
    page: 0,
    paging: { recordCount: records.length, pageSize, more: records.length > pageSize },
  });

/**
 * Replaces `fetch` by answers for each path. Other paths answer with an empty list. Returns the requests, to
 * which each call is added.
 */
export function stubService(answers: Answers = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://console.test');
    const call = {
      path: url.pathname.replace(/^\/iwms-\w+\/\w+/, ''),
      query: url.searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init?.signal ?? undefined,
    };
    asked.push(call);
    if (call.path === '/config.json') return Response.json({});
    const answer = (await answers[call.path]?.(call)) ?? envelope([]);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return asked;
}

interface LateAnswer {
  readonly promise: Promise<object>;
  readonly resolve: (answer: object) => void;
}

/** An answer of the service that arrives when the test resolves it. */
export function lateAnswer(): LateAnswer {
  let resolve: LateAnswer['resolve'] = () => {};
  const promise = new Promise<object>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Signs an operator in, loads the captions of some resources in both locales, and shows zh-CN. */
export async function enter(...resources: readonly string[]): Promise<void> {
  sessionStore.open({ loginId: 'op', loginKey: 'key', companyUuid: 'c1' });
  for (const locale of ['zh-CN', 'en-US']) {
    await loadPhrases(locale);
    for (const resource of resources) await loadResourceCaptions(resource, locale);
  }
  localeStore.set('zh-CN');
  // A form starts the imports of its widgets when its module loads. In the build they are one chunk with it.
  await vi.dynamicImportSettled();
}
