import { isRecord } from '../../../contract/json/isRecord.ts';
import { isPathName } from '../../../mapping/paths/sourcePath.ts';

/**
 * The content of sample documents at a place: fields of an object, elements of a list, or an example value.
 */
export interface SampleNode {
  readonly fields: Map<string, SampleNode>;
  /** All elements of a list as one. */
  element?: SampleNode;
  example?: string;
}

/** Limits for one sample. A sample of a megabyte is not read completely while the operator types. */
const sampleLimits = { values: 20_000, depth: 20, example: 40 };

const createNode = (): SampleNode => ({ fields: new Map() });

function ensureField(node: SampleNode, name: string): SampleNode {
  const known = node.fields.get(name);
  if (known) return known;
  const field = createNode();
  node.fields.set(name, field);
  return field;
}

function ensureElement(node: SampleNode): SampleNode {
  node.element ??= createNode();
  return node.element;
}

/**
 * Builds the tree of a sample document's fields. All elements of a list form one node. Linear in the size of
 * the sample, and bounded.
 */
export function buildSampleTree(sample: unknown): SampleNode {
  const root = createNode();
  let left = sampleLimits.values;

  function add(node: SampleNode, value: unknown, depth: number): void {
    left -= 1;
    if (depth > sampleLimits.depth) return;
    if (Array.isArray(value)) {
      const element = ensureElement(node);
      for (const each of value) {
        if (left <= 0) return;
        add(element, each, depth + 1);
      }
    } else if (isRecord(value)) {
      for (const name in value) {
        if (left <= 0) return;
        if (Object.hasOwn(value, name)) add(ensureField(node, name), value[name], depth + 1);
      }
    } else if (value !== null && value !== undefined) {
      node.example ??= String(value).slice(0, sampleLimits.example);
    }
  }

  add(root, sample, 0);
  return root;
}

/** A place of the sample document, in the two notations of a mapping. */
export interface SamplePath {
  /** For source fields: `lines[].sku`. */
  readonly source: string;
  /** For JSONata: `lines.sku`. */
  readonly expression: string;
  readonly example?: string;
}

const pathLimit = 2000;

const plainName = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/** Writes a name for JSONata: in back quotes unless it is a plain word. `post-code` would be a subtraction. */
export const quoteForJsonata = (name: string): string =>
  plainName.test(name) ? name : `\`${name.replaceAll('`', '')}\``;

const joinPath = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}.${name}`);

interface PlacedNode {
  readonly node: SampleNode;
  readonly source: string;
  readonly expression: string;
}

/** Returns the nodes below a place: the fields of an object, and the element of a list. */
const childrenOf = ({ node, source, expression }: PlacedNode): PlacedNode[] => [
  ...[...node.fields]
    .filter(([name]) => isPathName(name))
    .map(([name, field]) => ({
      node: field,
      source: joinPath(source, name),
      expression: joinPath(expression, quoteForJsonata(name)),
    })),
  ...(node.element ? [{ node: node.element, source: `${source}[]`, expression }] : []),
];

/**
 * True if a row can read the place. The element of a list, or of an alias, is readable only as a value:
 * `tags[]`, but not `lines[]`.
 */
const isReadable = ({ node, source }: PlacedNode, alias: string): boolean =>
  source !== '' && (node.example !== undefined || (source !== alias && !source.endsWith('[]')));

/**
 * Lists every path below a node. `prefix` is the node's alias, or empty for the document. The levels follow
 * one another, so the limit leaves out the deepest paths.
 */
export function listSamplePaths(node: SampleNode, prefix = ''): SamplePath[] {
  const paths: SamplePath[] = [];
  let level: PlacedNode[] = [{ node, source: prefix, expression: prefix }];
  while (level.length > 0 && paths.length < pathLimit) {
    const read = level.filter((placed) => isReadable(placed, prefix));
    for (const { node: at, source, expression } of read)
      paths.push({ source, expression, ...(at.example !== undefined && { example: at.example }) });
    level = level.flatMap(childrenOf).slice(0, pathLimit);
  }
  return paths.slice(0, pathLimit);
}

/** Returns the node at a source field; undefined if the sample has none there. */
export function findSampleNode(node: SampleNode, path: string): SampleNode | undefined {
  let current: SampleNode | undefined = node;
  for (const [, name = '', bracket] of path.matchAll(/([^.[\]]+)|(\[\d*\])/g)) {
    current = bracket ? current?.element : current?.fields.get(name.trim());
  }
  return current;
}
