import type { Bundle } from './bundle.ts';

/** Tells on the console which part of a published schema a library fails at, and what that part is instead. It ends nothing. */
export function warn(
  { places }: Pick<Bundle, 'places'>,
  definition: string,
  says: string,
  consequence: string,
): void {
  const { file = '', pointer = '' } = places[definition] ?? {};
  console.warn(`${file} ${pointer || '/'}\n    ${says}\n    ${consequence}`);
}
