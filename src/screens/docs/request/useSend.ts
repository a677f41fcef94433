import { useCallback, useEffect, useRef, useState } from 'react';
import type { Docs } from '../useDocs.ts';
import { sendTest } from './sendTest.ts';
import type { TestCall, Way } from './TestOutcome.ts';
import { useHostCheck } from './useHostCheck.ts';

interface Sending {
  /** Asks where it has to, sends, and shows what came of it, unless it was stopped. */
  readonly send: (call: TestCall, way: Way) => Promise<void>;
  readonly isSending: boolean;
  readonly stop: () => void;
}

/** Sends test requests, one at a time; leaving the tab stops the one that is under way. */
export function useSend({ dispatch }: Docs): Sending {
  const mayGoTo = useHostCheck();
  const [isSending, setSending] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  const stop = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const send = async (call: TestCall, way: Way): Promise<void> => {
    const controller = new AbortController();
    underWay.current = controller;
    setSending(true);
    if (await mayGoTo(call)) {
      const response = await sendTest(call, way, controller.signal);
      if (!controller.signal.aborted) dispatch({ type: 'sent', response });
    }
    setSending(false);
  };
  return { send, isSending, stop };
}
