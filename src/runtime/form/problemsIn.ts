import type { Problem } from '../../contract/violations.ts';
import type { Answer } from '../api/answer.ts';

/** What the service refuses about a field. With `phrase` it is said in the console's words, and follows its locale. */
export interface Refused extends Problem {
  readonly phrase?: string;
}

const phrases: Readonly<Record<string, string>> = { DUPLICATE: 'validation.duplicate' };

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value;

/** What the service finds wrong with single fields: `data: {problems: [{field, message}]}`; else nothing. */
export function problemsIn({ data, errorCode = '' }: Answer): readonly Refused[] {
  if (typeof data !== 'object' || data === null || !('problems' in data) || !Array.isArray(data.problems))
    return [];
  const phrase = phrases[errorCode];
  return data.problems.filter(isProblem).map((problem) => (phrase ? { ...problem, phrase } : problem));
}
