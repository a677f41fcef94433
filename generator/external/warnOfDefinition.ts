import type { BundleContent } from './SchemaBundle.ts';

/**
 * Prints a warning about the part of a published schema that a library fails at, with the consequence. The
 * run continues.
 */
export function warnOfDefinition(
  { locations }: Pick<BundleContent, 'locations'>,
  definition: string,
  says: string,
  consequence: string,
): void {
  const { file = '', pointer = '' } = locations[definition] ?? {};
  console.warn(`${file} ${pointer || '/'}\n    ${says}\n    ${consequence}`);
}
