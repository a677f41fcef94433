const minute = 60_000;
const longest = 24 * 60 * minute;

/** When a document runs again after it has failed so often: the interval after the first time, then twice as long each time, at most a day. */
export const nextRunTime = (now: Date, intervalMinutes: number, failureCount: number): Date =>
  new Date(now.getTime() + Math.min(intervalMinutes * minute * 2 ** (failureCount - 1), longest));
