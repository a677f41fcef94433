export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Throws for a name that PostgreSQL would cut to 63 bytes, where it could meet another. */
export function identifier(name: string): string {
  if (Buffer.byteLength(name) > 63) throw new Error(`"${name}" is too long for a name in the database.`);
  return `"${name.replaceAll('"', '""')}"`;
}
