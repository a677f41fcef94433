import type { ServiceError } from '../api/answer.ts';

const keyOf = (strip: string): string => `strip.${strip}`;

/** Whether the back end has what a strip asks; until one has said that it has not, it has. */
export const isOffered = (strip: string): boolean => sessionStorage.getItem(keyOf(strip)) === null;

/**
 * Remembers, for this session, that the back end lacks this call, which is (+) in schemas/SPECIFICATION.md; answers whether that is
 * what went wrong.
 */
export function isLacking(strip: string, { answer }: ServiceError): boolean {
  if (answer.status !== 404 && answer.status !== 501) return false;
  sessionStorage.setItem(keyOf(strip), 'lacking');
  return true;
}
