/** Minutes and seconds between two times in milliseconds: `0:07`, `12:30`. */
export function formatElapsed(begun: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - begun) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Milliseconds: shorter tasks show no progress, which would only flash. */
export const progressDelay = 400;
