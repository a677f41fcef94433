import { useEffect, useRef } from 'react';

let isSuspended = false;

/** Suspends polling on all pages, or resumes it. */
export function suspendPolling(suspended: boolean): void {
  isSuspended = suspended;
}

/**
 * Runs repeatedly, every so many seconds, while the page is visible, no overlay is open and polling is not
 * suspended. `undefined` pauses polling.
 */
export function usePolling(seconds: number | undefined, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setInterval(() => {
      if (!isSuspended && !document.hidden && !hasOpenOverlay()) latest.current();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
}

/** True if a menu or dialog is open. Rows must not change under it, and it takes the keys. */
const hasOpenOverlay = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;
