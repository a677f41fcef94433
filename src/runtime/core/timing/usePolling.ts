import { useEffect, useRef } from 'react';

/**
 * Runs repeatedly, every so many seconds, while the page is visible and no overlay is open. `undefined`
 * pauses polling.
 */
export function usePolling(seconds: number | undefined, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden && !hasOpenOverlay()) latest.current();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
}

/** True if a menu or dialog is open. Rows must not change under it, and it takes the keys. */
export const hasOpenOverlay = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;
