import { RE2JS } from 're2js';
import { MappingError } from '../MappingError.ts';

/**
 * The part of RegExp that JSONata uses, on an engine with linear time: no pattern of an expression can hang
 * it. Refuses look-around and back-references, which the engine lacks.
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

  exec(text: string): ((string | undefined)[] & { index: number }) | null {
    const matcher = this.#pattern.matcher(text);
    if (this.lastIndex > text.length || !matcher.find(this.lastIndex)) {
      this.lastIndex = 0;
      return null;
    }
    this.lastIndex = matcher.end();
    // As in RegExp, a group that took no part in the match has no value.
    const groups = Array.from(
      { length: matcher.groupCount() + 1 },
      (_, group) => matcher.group(group) ?? undefined,
    );
    return Object.assign(groups, { index: matcher.start() });
  }
}

/**
 * Throws `expressionInvalid` for a regular expression in a parsed expression that `LinearRegExp` refuses;
 * otherwise only its use would show it.
 */
export function assertLinearRegExps(node: unknown, seen: Set<unknown> = new Set()): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if (node instanceof RegExp) new LinearRegExp(node);
  else for (const part of Object.values(node)) assertLinearRegExps(part, seen);
}
