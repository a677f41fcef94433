import type { SampleNode } from './sampleTree.ts';

/** A place of the sample document, as the two languages of a mapping write it. */
export interface SamplePath {
  /** For source fields: `lines[].sku`. */
  readonly source: string;
  /** For JSONata: `lines.sku`. */
  readonly expression: string;
  readonly example?: string;
}

const mostPaths = 2000;

/** A name with one of these cannot be written in a source field. */
const unwritable = /[.,[\]]|^\s|\s$/;

const plainName = /^[\p{L}_][\p{L}\p{N}_]*$/u;

const inExpression = (name: string): string =>
  plainName.test(name) ? name : `\`${name.replaceAll('`', '')}\``;

const join = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}.${name}`);

interface Placed {
  readonly node: SampleNode;
  readonly source: string;
  readonly expression: string;
}

/** What stands below a place: the fields of an object, and of a list's elements. */
const below = ({ node, source, expression }: Placed): Placed[] => [
  ...[...node.fields]
    .filter(([name]) => name !== '' && !unwritable.test(name))
    .map(([name, field]) => ({
      node: field,
      source: join(source, name),
      expression: join(expression, inExpression(name)),
    })),
  ...(node.element ? [{ node: node.element, source: `${source}[]`, expression }] : []),
];

/** An element, of a list or by its alias, is read by itself only where it is a value: `tags[]`, but not `lines[]`. */
const isRead = ({ node, source }: Placed, alias: string): boolean =>
  source !== '' && (node.example !== undefined || (source !== alias && !source.endsWith('[]')));

/**
 * Every path below a node, which is called `prefix`: an alias, nothing for the document. A level after the other, so that a
 * bound on their number leaves out the deepest.
 */
export function pathsOf(node: SampleNode, prefix = ''): SamplePath[] {
  const paths: SamplePath[] = [];
  let level: Placed[] = [{ node, source: prefix, expression: prefix }];
  while (level.length > 0 && paths.length < mostPaths) {
    const read = level.filter((placed) => isRead(placed, prefix));
    for (const { node: at, source, expression } of read)
      paths.push({ source, expression, ...(at.example !== undefined && { example: at.example }) });
    level = level.flatMap(below).slice(0, mostPaths);
  }
  return paths.slice(0, mostPaths);
}

/** The node that a source field leads to; none where the sample has nothing there. */
export function nodeAt(node: SampleNode, path: string): SampleNode | undefined {
  let found: SampleNode | undefined = node;
  for (const [, name = '', bracket] of path.matchAll(/([^.[\]]+)|(\[\d*\])/g)) {
    found = bracket ? found?.element : found?.fields.get(name.trim());
  }
  return found;
}
