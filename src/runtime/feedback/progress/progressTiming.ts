/** Formats seconds as minutes and seconds: `0:07`, `12:30`. */
export const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Minutes and seconds between two times in milliseconds. */
export const formatElapsed = (begun: number, now: number): string =>
  formatMinutes(Math.max(0, Math.floor((now - begun) / 1000)));

/** Milliseconds: shorter tasks show no progress, which would only flash. */
export const progressDelay = 400;
