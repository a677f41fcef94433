import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchema } from './jsonSchemaDraft.ts';

/** A published schema with everything that it refers to, as one schema in keywords of draft 2020-12. */
export interface BundleContent {
  /** The name of its modules, also used by fields: `order`. */
  readonly name: string;
  /** The name of its interface: `BenchOrder`. The root has the same name among the definitions. */
  readonly typeName: string;
  /** Every reference in them is `#/$defs/<name>`. */
  readonly definitions: Readonly<Record<string, AnySchema>>;
  /** The source of each definition: the file, and the JSON pointer in it. */
  readonly locations: Readonly<Record<string, { readonly file: string; readonly pointer: string }>>;
  /** True if all patterns are valid with the Unicode flag. */
  readonly isUnicode: boolean;
  /** The files that it depends on. */
  readonly files: readonly string[];
}

/** A bundle with the values that several stages derive from it. The first caller computes them. */
export interface SchemaBundle extends BundleContent {
  readonly ajv: () => Ajv2020;
  /** Returns a value that the schema accepts; undefined if none was found. */
  readonly sample: () => unknown;
}

/** Returns the path of the published file. */
export const rootFileOf = ({ locations, typeName }: Pick<BundleContent, 'locations' | 'typeName'>): string =>
  locations[typeName]?.file ?? typeName;

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
