import { RE2JS } from 're2js';
import { MappingError } from '../MappingError.ts';

/**
 * The part of RegExp that JSONata uses, over an engine whose time is linear in the text: no pattern of an expression can
 * make it hang. Look-around and back-references do not exist there: they are refused.
 */
export class LinearRegExp {
  lastIndex = 0;
  readonly #pattern: RE2JS;

  /** Throws `expressionInvalid`. */
  constructor(pattern: RegExp) {
    try {
      this.#pattern = RE2JS.compile(RE2JS.translateRegExp(pattern));
    } catch (error) {
      throw new MappingError('expressionInvalid', {
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }

  exec(text: string): (string[] & { index: number }) | null {
    const matcher = this.#pattern.matcher(text);
    if (this.lastIndex > text.length || !matcher.find(this.lastIndex)) {
      this.lastIndex = 0;
      return null;
    }
    this.lastIndex = matcher.end();
    const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, group) => matcher.group(group) ?? '');
    return Object.assign(groups, { index: matcher.start() });
  }
}

/** Throws `expressionInvalid` where a regular expression in a parsed expression is none of `LinearRegExp`, which else only its use would tell. */
export function assertLinearRegExps(node: unknown, seen: Set<unknown> = new Set()): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if (node instanceof RegExp) new LinearRegExp(node);
  else for (const part of Object.values(node)) assertLinearRegExps(part, seen);
}
