import { masked } from './masked.ts';

/** What PostgreSQL cannot store: NUL, and halves of a pair such as a cut leaves behind. */
const unstorable = /\0|\p{Surrogate}/gu;

/** Makes texts of a run such as people and logs may have: without secrets, at most so long, and storable. */
export const redactor =
  (secrets: readonly string[]) =>
  (text: string, length: number): string =>
    masked(text, secrets).slice(0, length).replaceAll(unstorable, '\uFFFD');
