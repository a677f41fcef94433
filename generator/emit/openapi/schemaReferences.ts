import type { JsonSchema } from '../schema/jsonSchema.ts';

export const schemaRef = (name: string): string => `#/components/schemas/${name}`;

const nameOfSchemaRef = (ref: unknown): string | undefined =>
  typeof ref === 'string' ? /^#\/components\/schemas\/([\w.]+)$/.exec(ref)?.[1] : undefined;

/** Returns the schemas that parts of the document refer to, directly or through other schemas. */
export function selectUsedSchemas(
  parts: readonly JsonSchema[],
  schemas: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = '$ref' in value ? nameOfSchemaRef(value.$ref) : undefined;
    if (name !== undefined && !used.has(name)) {
      used.add(name);
      visit(schemas[name]);
    }
    for (const key in value) visit((value as Readonly<Record<string, unknown>>)[key]);
  };
  visit(parts);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
