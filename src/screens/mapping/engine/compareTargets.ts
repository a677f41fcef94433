import { diffPlaces, leavesOf } from '../../../contract/json/diffJson.ts';
import { stringifyExactJson } from '../../../contract/json/exactJson.ts';

/** The change of a target field at one place. A failing row gives its field no value. */
type FieldChangeKind = 'added' | 'removed' | 'changed' | 'failing' | 'repaired';

/** The change of a field, or of the result of the post-filter: it newly excludes a document, or no longer does. */
export type TargetChangeKind = FieldChangeKind | 'excluded' | 'included';

/** One difference between two mappings of a document. */
export interface TargetChange {
  readonly kind: TargetChangeKind;
  /** `lines[].sku`; empty for the result of the post-filter. */
  readonly field: string;
  /** `lines[2].sku`; empty for the result of the post-filter. */
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
  /** The filter of the interface that excludes the document under both mappings. */
  readonly leftOutBy?: 'preFilter' | 'postFilter';
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
  /** The result of the post-filter: `true`, `false` or its error. Empty if a row failed. */
  readonly postFilter: TargetValue;
}

/** Returns the values and errors of a mapped document by path. The empty path has the result of the post-filter. */
function targetValuesOf({ target, errors, postFilter }: MappedDocument): Map<string, TargetValue> {
  const values = new Map<string, TargetValue>([['', postFilter]]);
  for (const [at, value] of leavesOf(target))
    if (at !== '') values.set(at, { value: stringifyExactJson(value) });
  for (const { targetField, error } of errors) values.set(targetField, { error });
  return values;
}

/** Returns the kind of a difference; undefined if a row fails with the same code as before. */
function changeKindOf(
  before: TargetValue | undefined,
  after: TargetValue | undefined,
): FieldChangeKind | undefined {
  if (after?.error) return before?.error?.code === after.error.code ? undefined : 'failing';
  if (before?.error) return 'repaired';
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

/** Returns the kind of a difference in the result of the post-filter. A failed row decides instead of the filter. */
function filterChangeOf(
  before: TargetValue | undefined,
  after: TargetValue | undefined,
): TargetChangeKind | undefined {
  if (after?.value === 'false') return 'excluded';
  if (after?.value === 'true' && before?.value === 'false') return 'included';
  return after?.error || (after?.value && before?.error) ? changeKindOf(before, after) : undefined;
}

const fieldPathOf = (at: string): string => at.replaceAll(/\[\d+\]/g, '[]');

const noValue: TargetValue = {};

/**
 * The differences between two mapped documents: the result of the post-filter, then place by place. List elements
 * compare by index.
 */
export const compareTargets = (one: MappedDocument, other: MappedDocument): TargetChange[] =>
  diffPlaces(targetValuesOf(one), targetValuesOf(other)).flatMap(({ path, before, after }) => {
    const kind = path === '' ? filterChangeOf(before, after) : changeKindOf(before, after);
    if (!kind) return [];
    return [{ kind, field: fieldPathOf(path), at: path, before: before ?? noValue, after: after ?? noValue }];
  });
