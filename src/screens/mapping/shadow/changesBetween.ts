import type { Change, ChangeKind, Outcome } from './Change.ts';

/** A mapped document. */
export interface Mapped {
  readonly target: unknown;
  /** The steps of it that failed. */
  readonly errors: readonly { readonly targetField: string; readonly error: NonNullable<Outcome['error']> }[];
}

type Leaves = Map<string, Outcome>;

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

const stepInto = (at: string, name: string, isList: boolean): string => {
  if (isList) return `${at}[${name}]`;
  return at === '' ? name : `${at}.${name}`;
};

/** Every value that holds no other, by its place. An empty list or object is one. */
function gather(value: unknown, at: string, leaves: Leaves): void {
  const members = isTree(value) ? Object.entries(value) : [];
  if (members.length === 0 && at !== '') leaves.set(at, { value });
  for (const [name, member] of members) gather(member, stepInto(at, name, Array.isArray(value)), leaves);
}

function leavesOf({ target, errors }: Mapped): Leaves {
  const leaves: Leaves = new Map();
  gather(target, '', leaves);
  for (const { targetField, error } of errors) leaves.set(targetField, { error });
  return leaves;
}

function kindOf(before: Outcome | undefined, after: Outcome | undefined): ChangeKind | undefined {
  if (after?.error) return before?.error?.code === after.error.code ? undefined : 'failing';
  if (before?.error) return 'mended';
  if (!before) return 'added';
  if (!after) return 'removed';
  // What is equal here is a scalar, or both are empty: `[]` and `{}` differ.
  return JSON.stringify(before.value) === JSON.stringify(after.value) ? undefined : 'changed';
}

const fieldOf = (at: string): string => at.replaceAll(/\[\d+\]/g, '[]');

const nothing: Outcome = {};

/** Where two mapped documents differ, place by place; elements of lists compare by their index. */
export function changesBetween(before: Mapped, after: Mapped): Change[] {
  const [old, fresh] = [leavesOf(before), leavesOf(after)];
  const places = new Set([...old.keys(), ...fresh.keys()]);
  return [...places].flatMap((at) => {
    const kind = kindOf(old.get(at), fresh.get(at));
    if (!kind) return [];
    return [
      { kind, field: fieldOf(at), at, before: old.get(at) ?? nothing, after: fresh.get(at) ?? nothing },
    ];
  });
}
