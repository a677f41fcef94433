import { hash } from 'node:crypto';

/** Returns a uuid that is the same for the same text. */
export const uuidOfHash = (text: string): string =>
  hash('sha256', text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
