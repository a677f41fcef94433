import { useEffect, useState } from 'react';

/** Safari, which cannot tell when it is idle, is given a moment. */
function idle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 500);
  return () => clearTimeout(timer);
}

/**
 * Runs once the browser has nothing better to do, `after` milliseconds from now at the earliest. Answers with the way
 * out.
 */
export function whenIdle(run: () => void, after = 0): () => void {
  let cancel: () => void;
  const timer = setTimeout(() => {
    cancel = idle(run);
  }, after);
  cancel = () => clearTimeout(timer);
  return () => cancel();
}

/** True from when the browser is idle on, once `isReady`: for what nobody needs at the first look. */
export function useWhenIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isReady && !isIdle ? whenIdle(() => setIdle(true)) : undefined), [isReady, isIdle]);
  return isIdle;
}
