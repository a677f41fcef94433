import { parse, type ValueNode } from '@humanwhocodes/momoa';

interface JsonPosition {
  readonly line: number;
  readonly column: number;
}

/** Returns the names and indexes of a pointer. */
export const pointerParts = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * Escapes a part of a JSON pointer. The test comes first, because few names need escaping and rules create
 * hundreds of thousands of pointers.
 */
export const escapePointerPart = (part: string | number): string => {
  const name = String(part);
  return /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
};

/** Returns the pointer of names and indexes: `['paths', '/pets']` → `/paths/~1pets`. */
export const toPointer = (parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${escapePointerPart(part)}`).join('');

/**
 * Returns the position of a JSON pointer in a text: the name of a member, or the value of an array element.
 * For a missing target, returns the nearest existing one.
 */
export function jsonPositionOf(text: string, pointer: string): JsonPosition {
  let node: ValueNode = parse(text).body;
  let at = node.loc.start;
  for (const part of pointerParts(pointer)) {
    if (node.type === 'Object') {
      const member = node.members.find(
        ({ name }) => (name.type === 'String' ? name.value : name.name) === part,
      );
      if (member === undefined) break;
      at = member.loc.start;
      node = member.value;
    } else if (node.type === 'Array') {
      const element = node.elements[Number(part)];
      if (element === undefined) break;
      at = element.loc.start;
      node = element.value;
    } else break;
  }
  return { line: at.line, column: at.column };
}

const start: JsonPosition = { line: 1, column: 1 };

/** Returns the JSON object in a text, or why and where the text is none. */
export function parseObject(
  text: string,
): { readonly value: object } | ({ readonly message: string } & JsonPosition) {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { value } : { message: 'it contains another JSON value', ...start };
  } catch (error) {
    // No editor shows this character.
    if (text.startsWith('\uFEFF'))
      return { ...start, message: 'it begins with a byte order mark. Save it as UTF-8 without one' };
    return { ...start, message: String(error), ...describeSyntaxError(text) };
  }
}

/** JSON.parse is fast but does not report the position. */
function describeSyntaxError(text: string): Partial<{ message: string } & JsonPosition> {
  try {
    parse(text);
    return {};
  } catch (error) {
    const { message, line = 1, column = 1 } = error as Error & Partial<JsonPosition>;
    return { message: message.replace(/\.? \(\d+:\d+\)$/, ''), line, column };
  }
}

/** Deeper JSON counts as a mistake: real schemas stay below 40. */
export const maxJsonDepth = 200;

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs;

/**
 * Returns the position where JSON becomes too deep; undefined if it does not. It scans the text, because
 * parsers fail on such input.
 */
export function findExcessiveDepth(text: string): JsonPosition | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > maxJsonDepth) {
      const lines = text.slice(0, index).split('\n');
      return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    }
  }
  return undefined;
}
