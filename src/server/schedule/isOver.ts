import { ServiceError } from '../ServiceError.ts';

/** Whether `accept` has thrown because the interface takes nothing any more: it went offline, or is gone. */
export const isOver = (error: unknown): boolean =>
  error instanceof ServiceError && (error.code === 'ILLEGAL_TRANSITION' || error.code === 'NOT_FOUND');
