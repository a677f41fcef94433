import { useEffect, useRef } from 'react';

/** Runs again and again, every so many seconds, while the page can be seen and nobody is in the middle of something. Undefined: not now. */
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

/** Somebody is in the middle of something: rows must not change under an open menu or dialog, and keys are meant for that. */
export const hasOpenOverlay = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;
