import { type AnyNode, parse } from '@humanwhocodes/momoa';

/** From which character of a text to which. */
type Range = readonly [from: number, to: number];

function memberOf(node: AnyNode | undefined, name: string | number): AnyNode | undefined {
  if (node?.type === 'Array') return node.elements[Number(name)]?.value;
  if (node?.type !== 'Object') return undefined;
  return node.members.find((member) => member.name.type === 'String' && member.name.value === name)?.value;
}

/** Where the value at a place such as `items[2].sku` stands in JSON text; undefined when it does not. */
export function rangeIn(text: string, path: string): Range | undefined {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '');
  const found = names.reduce<AnyNode | undefined>(memberOf, parse(text, { ranges: true }).body);
  return found?.range && [found.range[0], found.range[1]];
}
