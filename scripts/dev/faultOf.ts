import { relative } from 'node:path';
import type { Problem } from '../../generator/problem.ts';
import type { Fault } from './Fault.ts';

/** A problem of a schema file. */
export function faultOfProblem({ says, fix, pointer, ...place }: Problem): Fault {
  const { file, line, column } = place;
  return { place: `${file}:${line}:${column}`, pointer, says, fix };
}

interface Located {
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** What kept the service's code from being loaded or started. */
export function faultOfError(error: unknown, root: string): Fault {
  const {
    message = String(error),
    stack = '',
    loc,
  }: Partial<Error> & Located = error instanceof Error ? error : {};
  const places = [...stack.matchAll(/\/[^\s()]+:\d+:\d+/g)].map(([path]) => relative(root, path));
  const inStack = places.find((path) => !path.startsWith('..') && !path.includes('node_modules'));
  const place = loc?.file ? `${relative(root, loc.file)}:${loc.line}:${loc.column}` : inStack;
  return { place, says: message, fix: 'Mend it: until then the service goes on as it was.' };
}
