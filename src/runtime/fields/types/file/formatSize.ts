const units = ['B', 'kB', 'MB'] as const;

/** The size of a text in UTF-8, or of a number of bytes: `512 B`, `3.2 kB`, `12 MB`. */
export function formatSize(content: string | number): string {
  let size = typeof content === 'number' ? content : new TextEncoder().encode(content).length;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || size >= 10 ? 0 : 1;
  return `${size.toFixed(digits)} ${units[unit]}`;
}
