/** DingTalk takes 20 messages a minute from a robot. Ours may arrive a little closer together than they left. */
export const limit = { turns: 20, milliseconds: 62_000 };

/** Milliseconds that DingTalk takes nothing for after too many. */
export const closedFor = 10 * 60_000;

/** Attempts for a message that nobody answers or that DingTalk is too busy for. */
export const mostAttempts = 10;

/** Milliseconds until the next attempt after so many: half a minute, then twice as long each time, an hour at most: five hours in all. */
export const backOff = (attempts: number): number => Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);
