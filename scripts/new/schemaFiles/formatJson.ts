/** The line width of biome.json. */
const lineWidth = 110;

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/**
 * Returns JSON as the formatter of the project writes it: two spaces, each member on a line of its own, and a list of
 * scalars on one line if it fits.
 */
export const formatJson = (value: unknown): string => `${format(value, '', 0)}\n`;

/** @param before number of characters on the line before the value, without the indent */
function format(value: unknown, indent: string, before: number): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const fits = indent.length + before + line.length < lineWidth;
    if (value.length === 0 || (value.every(isScalar) && fits)) return line;
    const items = value.map((item) => `${inner}${format(item, inner, 0)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => {
      const name = `${JSON.stringify(key)}: `;
      return `${inner}${name}${format(member, inner, name.length)}`;
    });
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent}}`;
}
