import { masker } from './masked.ts';

/** What PostgreSQL cannot store: NUL, and halves of a pair such as a cut leaves behind. */
const unstorable = /\0|\p{Surrogate}/gu;

/** Makes texts of a run such as people and logs may have: without secrets, at most so long, and storable. */
export function redactor(secrets: readonly string[]): (text: string, length: number) => string {
  const mask = masker(secrets);
  return (text, length) => mask(text).slice(0, length).replaceAll(unstorable, '\uFFFD');
}
