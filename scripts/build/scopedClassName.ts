import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

/**
 * Returns the class name of a CSS module on the page. It is short, because scripts contain the names. All
 * names of one file have the same ending, so they compress well.
 */
export function scopedClassName(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(root, file)).digest('hex').slice(0, 4);
  return `${name}-${hash}`;
}
