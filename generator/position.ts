import { parse, type ValueNode } from '@humanwhocodes/momoa';

export interface Position {
  readonly line: number;
  readonly column: number;
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
export const escapePointer = (part: string | number): string =>
  String(part).replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Where a JSON pointer stands in a text: at the name of a member, at the value of an array's element. A pointer to what is
 * missing leads to the nearest that is there.
 */
export function positionOf(text: string, pointer: string): Position {
  let node: ValueNode = parse(text).body;
  let at = node.loc.start;
  for (const part of pointer.split('/').slice(1).map(unescaped)) {
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

/** Why a text is no JSON, and where; undefined when it is. */
export function syntaxError(text: string): ({ readonly message: string } & Position) | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    const { message, line, column } = error as Error & Partial<Position>;
    return { message: message.replace(/ \(\d+:\d+\)$/, ''), line: line ?? 1, column: column ?? 1 };
  }
}
