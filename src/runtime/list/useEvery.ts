import { useEffect, useRef } from 'react';
import { isOccupied } from './isOccupied.ts';

/** Runs again and again, every so many seconds, while the page can be seen and nobody is in the middle of something. Undefined: not now. */
export function useEvery(seconds: number | undefined, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden && !isOccupied()) latest.current();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
}
