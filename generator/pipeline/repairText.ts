import { type ElementNode, type MemberNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { pointerParts } from '../load/jsonPosition.ts';
import type { Problem, Repair } from './Problem.ts';

// Edits the text itself, because rewriting the file would lose its formatting.

/** A text after repairs. */
interface RepairedText {
  readonly text: string;
  /** The repaired problems. */
  readonly fixed: readonly Problem[];
}

/** Applies the possible repairs of one file, last first, so that the positions of the others stay valid. */
export function repairText(text: string, problems: readonly Problem[]): RepairedText {
  const repaired: Problem[] = [];
  let now = text;
  for (const problem of problems.toSorted((a, b) => b.line - a.line || b.column - a.column)) {
    const isRepaired = repaired.some(({ pointer }) => pointer === problem.pointer);
    const after = problem.repair && !isRepaired ? applyRepair(now, problem.pointer, problem.repair) : now;
    if (after !== now) repaired.unshift(problem);
    now = after;
  }
  return { text: now, fixed: repaired };
}

/** Describes a repair. */
export function describeRepair(repair: Repair): string {
  if ('remove' in repair) return 'Removed.';
  return 'rename' in repair ? `Renamed to "${repair.rename}".` : `Now ${JSON.stringify(repair.replace)}.`;
}

type JsonItem = MemberNode | ElementNode;

/** The value at a pointer, with its siblings. */
interface PointerTarget {
  readonly parent: ValueNode;
  readonly item: JsonItem;
  readonly siblings: readonly JsonItem[];
}

const nameOf = ({ name }: MemberNode): string => (name.type === 'String' ? name.value : name.name);

function findTarget(text: string, pointer: string): PointerTarget | undefined {
  let node: ValueNode = parse(text).body;
  let found: PointerTarget | undefined;
  for (const part of pointerParts(pointer)) {
    const siblings: readonly JsonItem[] =
      node.type === 'Object' ? node.members : node.type === 'Array' ? node.elements : [];
    const item = siblings.find((one, index) =>
      one.type === 'Member' ? nameOf(one) === part : String(index) === part,
    );
    if (item === undefined) return undefined;
    found = { parent: node, item, siblings };
    node = item.value;
  }
  return found;
}

/** Range of a text. */
type TextSpan = readonly [from: number, to: number];

const spanOf = ({ loc }: ValueNode | JsonItem | MemberNode['name']): TextSpan => [
  loc.start.offset,
  loc.end.offset,
];

const replaceSpan = (text: string, [from, to]: TextSpan, value: string): string =>
  text.slice(0, from) + value + text.slice(to);

function applyRepair(text: string, pointer: string, repair: Repair): string {
  const found = findTarget(text, pointer);
  if (found === undefined) return text;
  const { item, siblings } = found;
  if ('remove' in repair) return replaceSpan(text, spanToRemove(found), '');
  if ('replace' in repair) return replaceSpan(text, spanOf(item.value), JSON.stringify(repair.replace));
  const isTaken = siblings.some((one) => one.type === 'Member' && nameOf(one) === repair.rename);
  if (item.type !== 'Member' || isTaken) return text;
  return replaceSpan(text, spanOf(item.name), JSON.stringify(repair.rename));
}

/**
 * Returns the range of an item with the separator after it, or before it for the last one. For an only item,
 * the range includes all surrounding space.
 */
function spanToRemove({ parent, item, siblings }: PointerTarget): TextSpan {
  const [start, end] = spanOf(item);
  const at = siblings.indexOf(item);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  if (after) return [start, spanOf(after)[0]];
  if (before) return [spanOf(before)[1], end];
  const [opening, closing] = spanOf(parent);
  return [opening + 1, closing - 1];
}
