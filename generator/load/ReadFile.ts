import { readFileSync } from 'node:fs';

/** Reads the file at a path and returns what a function makes of its text. */
export type ReadFile = <T>(path: string, parse: (text: string) => T) => T;

export const readFile: ReadFile = (path, parse) => parse(readFileSync(path, 'utf8'));
