import { diffPlaces, leavesOf } from '../../../contract/json/diffJson.ts';
import { stringifyExactJson } from '../../../contract/json/exactJson.ts';

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
  /** JSON. */
  readonly value?: string;
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

/** Returns the values and errors of a mapped document by path. An empty document has none. */
function targetValuesOf({ target, errors }: MappedDocument): Map<string, TargetValue> {
  const leaves = [...leavesOf(target)].filter(([at]) => at !== '');
  const values = new Map<string, TargetValue>(
    leaves.map(([at, value]) => [at, { value: stringifyExactJson(value) }]),
  );
  for (const { targetField, error } of errors) values.set(targetField, { error });
  return values;
}

/** Returns the kind of a difference; undefined if a row fails with the same code as before. */
function changeKindOf(
  before: TargetValue | undefined,
  after: TargetValue | undefined,
): TargetChangeKind | undefined {
  if (after?.error) return before?.error?.code === after.error.code ? undefined : 'failing';
  if (before?.error) return 'repaired';
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

const fieldPathOf = (at: string): string => at.replaceAll(/\[\d+\]/g, '[]');

const noValue: TargetValue = {};

/** The differences between two mapped documents, place by place; list elements compare by index. */
export const compareTargets = (one: MappedDocument, other: MappedDocument): TargetChange[] =>
  diffPlaces(targetValuesOf(one), targetValuesOf(other)).flatMap(({ path, before, after }) => {
    const kind = changeKindOf(before, after);
    if (!kind) return [];
    return [{ kind, field: fieldPathOf(path), at: path, before: before ?? noValue, after: after ?? noValue }];
  });
