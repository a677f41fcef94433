import { type AnyNode, parse } from '@humanwhocodes/momoa';

/** First character of a range in a text, and the character after it. */
type TextRange = readonly [from: number, to: number];

function memberOf(node: AnyNode | undefined, name: string | number): AnyNode | undefined {
  if (node?.type === 'Array') return node.elements[Number(name)]?.value;
  if (node?.type !== 'Object') return undefined;
  return node.members.find((member) => member.name.type === 'String' && member.name.value === name)?.value;
}

/**
 * Returns the range of the value at a place such as `items[2].sku` in JSON text. Undefined if the text has no
 * such place.
 */
export function findJsonRange(text: string, path: string): TextRange | undefined {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '');
  const node = names.reduce<AnyNode | undefined>(memberOf, parse(text, { ranges: true }).body);
  return node?.range && [node.range[0], node.range[1]];
}
