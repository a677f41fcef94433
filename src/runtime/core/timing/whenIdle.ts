import { useEffect, useState } from 'react';

/** Safari has no idle callback and gets a short timeout. */
function idle(run: () => void, timeout?: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 500);
  return () => clearTimeout(timer);
}

/**
 * Runs when the browser is idle, at the earliest after `after` milliseconds, and at the latest `timeout` later
 * in a busy browser. Returns a function that cancels.
 */
export function whenIdle(run: () => void, after = 0, timeout?: number): () => void {
  let cancel: () => void;
  const timer = setTimeout(() => {
    cancel = idle(run, timeout);
  }, after);
  cancel = () => clearTimeout(timer);
  return () => cancel();
}

/** True once the browser has been idle after `isReady`, for content that the first paint does not need. */
export function useWhenIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isReady && !isIdle ? whenIdle(() => setIdle(true)) : undefined), [isReady, isIdle]);
  return isIdle;
}
