import { readFileSync, statSync } from 'node:fs';
import type { ReadFile } from '../load/ReadFile.ts';
import { clockTick } from './fileStamp.js';

interface CachedFile {
  /** The disk's data about the file; undefined if a later write may leave them unchanged. */
  readonly stamp: string | undefined;
  readonly text: string;
  readonly value: unknown;
}

/**
 * Caches the result of `ReadFile` for each file. It computes the result again only after a change of the file's
 * text.
 */
export class FileCache {
  readonly #files = new Map<string, CachedFile>();

  readonly read: ReadFile = <T>(path: string, parse: (text: string) => T): T => {
    const cached = this.#files.get(path);
    const { size, ino, mtimeMs, ctimeMs } = statSync(path);
    const stamp = `${size} ${ino} ${mtimeMs} ${ctimeMs}`;
    // Each path has one parser.
    if (cached !== undefined && cached.stamp === stamp) return cached.value as T;
    const isReliable = ctimeMs < Date.now() - clockTick;
    const text = readFileSync(path, 'utf8');
    const value = cached !== undefined && cached.text === text ? (cached.value as T) : parse(text);
    this.#files.set(path, { stamp: isReliable ? stamp : undefined, text, value });
    return value;
  };
}
