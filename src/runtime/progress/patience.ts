/** Milliseconds: what is done by then needs no progress to be shown, which would only flash. */
export const patience = 400;
