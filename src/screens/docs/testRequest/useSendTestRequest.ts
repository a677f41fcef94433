import { useCallback, useEffect, useRef, useState } from 'react';
import { isPage, OperationError, recordsOf } from '../../../runtime/api/answer.ts';
import { call, callByName } from '../../../runtime/api/call.ts';
import { useMissingOperations } from '../../../runtime/api/missing/missingOperations.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { confirmStore } from '../../../runtime/feedback/dialog/confirmStore.ts';
import { maxPageSize } from '../../../runtime/list/query/readAll.ts';
import type { DocsController } from '../useDocsState.ts';
import { sendDirect } from './sendDirect.ts';
import { hasConfiguredOrigin, isConsoleOrigin } from './targetOrigin.ts';
import { maskKey, toTestReply } from './testReply.ts';
import { handleTestFailure, type SendMode, type TestRequest, type TestResult } from './testRequest.ts';

/** The base paths of all ERP configurations, as far as they can be read. Ends when a back end repeats a page. */
async function loadBasePaths(signal: AbortSignal): Promise<string[]> {
  const found = new Map<string, string>();
  let after: string | undefined;
  for (let page = 0, more = true; more; page++) {
    const body = { page, pageSize: maxPageSize, after };
    const { data } = await callByName('erp.query', { body }, { inline: true, signal });
    const known = found.size;
    for (const { uuid, basePath } of recordsOf(data)) found.set(uuid, String(basePath));
    const paging = isPage(data) ? data.paging : undefined;
    more = paging?.more === true && found.size > known;
    after = paging?.next;
  }
  return [...found.values()];
}

/**
 * Returns a function that resolves to true if a test request may be sent. A request with a key to a host
 * outside the configured base paths needs a confirmation, which names the host (schemas/SPECIFICATION.md
 * section 7.8). It also needs one if the base paths cannot be read.
 */
function useHostConfirmation(): (test: TestRequest, stop: AbortSignal) => Promise<boolean> {
  const t = useTranslate();
  return useCallback(
    async ({ url, headers: key }, stop) => {
      if (!key || isConsoleOrigin(url) || hasConfiguredOrigin(url, await loadBasePaths(stop))) return true;
      if (stop.aborted) return false;
      const { origin } = new URL(url);
      return confirmStore.ask({
        title: t('docs.request.outside.title', { host: origin }),
        consequence: t('docs.request.outside.consequence'),
        confirm: t('docs.request.outside.confirm'),
      });
    },
    [t],
  );
}

async function sendByRelay(request: TestRequest, signal: AbortSignal): Promise<TestResult> {
  const start = performance.now();
  const answer = await call('testRequest.send', { body: request }, { inline: true, signal });
  if (!answer.success || !answer.data) throw new OperationError(answer);
  const reply = toTestReply(answer.data, Math.round(performance.now() - start));
  if (reply) return { request: request, sendMode: 'relay', reply };
  return { request: request, sendMode: 'relay', failure: { message: answer.data.message } };
}

/** Sends a test request. Never throws: a failure is a result too. `stop` ends the request. */
async function executeTestRequest(
  request: TestRequest,
  sendMode: SendMode,
  stop: AbortSignal,
): Promise<TestResult> {
  try {
    if (sendMode === 'relay') return await sendByRelay(request, stop);
    return { request: request, sendMode, reply: maskKey(await sendDirect(request, stop), request.headers) };
  } catch (error) {
    return handleTestFailure(error, request, sendMode);
  }
}

interface TestRequestSender {
  /**
   * Asks for a confirmation if needed, sends, and shows the result unless the operator stopped the request.
   * Does nothing while another request runs.
   */
  readonly send: (call: TestRequest, way: SendMode) => Promise<void>;
  readonly isSending: boolean;
  readonly stop: () => void;
  /** False once the back end is known to lack the relay. */
  readonly isRelayOffered: boolean;
}

/** Sends test requests, one at a time. Leaving the tab stops the running one. */
export function useSendTestRequest({ dispatch }: DocsController): TestRequestSender {
  const confirmHost = useHostConfirmation();
  const isRelayOffered = !useMissingOperations().names.has('testRequest.send');
  const [isSending, setSending] = useState(false);
  const current = useRef<AbortController>(undefined);
  const stop = useCallback(() => current.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const send = async (request: TestRequest, sendMode: SendMode): Promise<void> => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    setSending(true);
    try {
      if (!(await confirmHost(request, controller.signal))) return;
      const response = await executeTestRequest(request, sendMode, controller.signal);
      if (!controller.signal.aborted) dispatch({ type: 'sent', response });
    } finally {
      current.current = undefined;
      setSending(false);
    }
  };
  return { send, isSending, stop, isRelayOffered };
}
