/** The change of a target field at one place. A failing row gives its field no value. */
export type TargetChangeKind = 'added' | 'removed' | 'changed' | 'failing' | 'repaired';

/** One difference between two mappings of a document. */
export interface TargetChange {
  readonly kind: TargetChangeKind;
  /** `lines[].sku` */
  readonly field: string;
  /** `lines[2].sku` */
  readonly at: string;
  readonly before: TargetValue;
  readonly after: TargetValue;
}

/** The value at a place of a target, or its error. Neither: the mapping does not write there. */
export interface TargetValue {
  readonly value?: unknown;
  readonly error?: { readonly code: string; readonly parameters: Readonly<Record<string, string | number>> };
}

/** A document, mapped in two ways. */
export interface DocumentComparison {
  /** The pre-filter of the interface rejects the document under both mappings. */
  readonly isLeftOut: boolean;
  readonly changes: readonly TargetChange[];
}

/** A mapped document. */
export interface MappedDocument {
  readonly target: unknown;
  /** Its failed steps. */
  readonly errors: readonly {
    readonly targetField: string;
    readonly error: NonNullable<TargetValue['error']>;
  }[];
}

type Leaves = Map<string, TargetValue>;

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const childPath = (at: string, name: string, isList: boolean): string => {
  if (isList) return `${at}[${name}]`;
  return at === '' ? name : `${at}.${name}`;
};

/** Every value without children, by its place, including empty lists and objects. */
function collectLeaves(value: unknown, at: string, leaves: Leaves): void {
  const members = isContainer(value) ? Object.entries(value) : [];
  if (members.length === 0 && at !== '') leaves.set(at, { value });
  for (const [name, member] of members)
    collectLeaves(member, childPath(at, name, Array.isArray(value)), leaves);
}

function leavesOf({ target, errors }: MappedDocument): Leaves {
  const leaves: Leaves = new Map();
  collectLeaves(target, '', leaves);
  for (const { targetField, error } of errors) leaves.set(targetField, { error });
  return leaves;
}

function changeKindOf(
  before: TargetValue | undefined,
  after: TargetValue | undefined,
): TargetChangeKind | undefined {
  if (after?.error) return before?.error?.code === after.error.code ? undefined : 'failing';
  if (before?.error) return 'repaired';
  if (!before) return 'added';
  if (!after) return 'removed';
  // Equal values are scalars, or both empty: `[]` and `{}` differ.
  return JSON.stringify(before.value) === JSON.stringify(after.value) ? undefined : 'changed';
}

const fieldPathOf = (at: string): string => at.replaceAll(/\[\d+\]/g, '[]');

const noValue: TargetValue = {};

/** The differences between two mapped documents, place by place; list elements compare by index. */
export function compareTargets(before: MappedDocument, after: MappedDocument): TargetChange[] {
  const [old, fresh] = [leavesOf(before), leavesOf(after)];
  const places = new Set([...old.keys(), ...fresh.keys()]);
  return [...places].flatMap((at) => {
    const kind = changeKindOf(old.get(at), fresh.get(at));
    if (!kind) return [];
    return [
      { kind, field: fieldPathOf(at), at, before: old.get(at) ?? noValue, after: fresh.get(at) ?? noValue },
    ];
  });
}
