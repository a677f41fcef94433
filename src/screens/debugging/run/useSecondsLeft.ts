import { useEffect, useState } from 'react';

const secondsUntil = (instant: unknown): number =>
  typeof instant === 'string' ? Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)) : 0;

/** Seconds until an instant (ISO 8601), counting down; 0 once it is past, or when there is none. */
export function useSecondsLeft(instant: unknown): number {
  const [, setTick] = useState(0);
  const left = secondsUntil(instant);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
