import type { PendingData } from '../../../generated/types.ts';

/** What a stored document is called. */
export const numberOf = ({ entityNo, uuid }: PendingData): string => entityNo ?? uuid ?? '';
