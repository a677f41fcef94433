import { parse, type ValueNode } from '@humanwhocodes/momoa';

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The names and indexes of a pointer. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Next to no name has anything to escape, and rules make pointers by the hundred thousand. */
export const escapePointer = (part: string | number): string => {
  const name = String(part);
  return /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
};

/**
 * Where a JSON pointer stands in a text: at the name of a member, at the value of an array's element. A pointer to what is
 * missing leads to the nearest that is there.
 */
export function positionOf(text: string, pointer: string): Position {
  let node: ValueNode = parse(text).body;
  let at = node.loc.start;
  for (const part of partsOf(pointer)) {
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

const start: Position = { line: 1, column: 1 };

/** Why a text is no JSON object, and where; undefined when it is one. */
export function syntaxError(text: string): ({ readonly message: string } & Position) | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? undefined : { message: 'it holds something else', ...start };
  } catch (error) {
    return { ...start, message: String(error), ...detailed(text) };
  }
}

/** JSON.parse is fast but does not say where it stumbled. */
function detailed(text: string): Partial<{ message: string } & Position> {
  try {
    parse(text);
    return {};
  } catch (error) {
    const { message, line = 1, column = 1 } = error as Error & Partial<Position>;
    return { message: message.replace(/\.? \(\d+:\d+\)$/, ''), line, column };
  }
}
