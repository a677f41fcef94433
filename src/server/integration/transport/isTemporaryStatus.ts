/** Statuses below 500 after which the same request can succeed later. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/** Returns whether the same request can succeed later although it was answered with this HTTP status. */
export const isTemporaryStatus = (status: number): boolean => status >= 500 || temporaryStatuses.has(status);
