import { LinearRegExp } from './LinearRegExp.ts';

/** Throws `expressionInvalid` where a regular expression in a parsed expression is none of `LinearRegExp`, which else only its use would tell. */
export function refuseRegExps(node: unknown, seen: Set<unknown> = new Set()): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if (node instanceof RegExp) new LinearRegExp(node);
  else for (const part of Object.values(node)) refuseRegExps(part, seen);
}
