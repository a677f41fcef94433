import { isRecord } from '../../../contract/isRecord.ts';

/** What sample documents hold at a place: fields of an object, elements of a list, or a value to show as an example. */
export interface SampleNode {
  readonly fields: Map<string, SampleNode>;
  /** All elements of a list as one. */
  element?: SampleNode;
  example?: string;
}

/** Enough for the documents of a warehouse; a sample of a megabyte is not read to its end while somebody types. */
const sampleLimits = { values: 20_000, depth: 20, example: 40 };

const createNode = (): SampleNode => ({ fields: new Map() });

function fieldOf(node: SampleNode, name: string): SampleNode {
  const known = node.fields.get(name);
  if (known) return known;
  const field = createNode();
  node.fields.set(name, field);
  return field;
}

function elementOf(node: SampleNode): SampleNode {
  node.element ??= createNode();
  return node.element;
}

/** The fields that a sample document has, those of all elements of a list together. Linear in its size, and bounded. */
export function sampleTree(sample: unknown): SampleNode {
  const root = createNode();
  let left = sampleLimits.values;

  function add(node: SampleNode, value: unknown, depth: number): void {
    left -= 1;
    if (depth > sampleLimits.depth) return;
    if (Array.isArray(value)) {
      const element = elementOf(node);
      for (const each of value) {
        if (left <= 0) return;
        add(element, each, depth + 1);
      }
    } else if (isRecord(value)) {
      for (const name in value) {
        if (left <= 0) return;
        if (Object.hasOwn(value, name)) add(fieldOf(node, name), value[name], depth + 1);
      }
    } else if (value !== null && value !== undefined) {
      node.example ??= String(value).slice(0, sampleLimits.example);
    }
  }

  add(root, sample, 0);
  return root;
}
