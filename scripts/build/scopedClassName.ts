import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

/** A class of a CSS module as the page has it: short, for scripts carry the names; the same for one file, so that they pack well. */
export function scopedClassName(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(root, file)).digest('hex').slice(0, 4);
  return `${name}-${hash}`;
}
