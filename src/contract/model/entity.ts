import type { Lifecycle } from './lifecycle.ts';

/** Where the documents of a family go: `in` from the partner to the warehouse, `out` from the warehouse to the partner. */
export type Flow = 'in' | 'out';

/** A family as the service knows it: what its records have in common (`constants`), and where their documents go. */
export interface FamilyModel {
  readonly constants: Readonly<Record<string, string>>;
  readonly flow: Flow;
}

/** How a property is ordered and compared: text without regard to case, numbers as such, everything else as it is written. */
export type PropertyComparison = 'text' | 'number' | 'code';

/** Records whose properties hold one of these values, in the order of `properties` (`x-indexes`). */
export interface PropertyIndex {
  readonly orderBy: readonly string[];
  readonly where: Readonly<Record<string, readonly string[]>>;
}

/** What the service must know of an entity beyond its validators. */
export interface EntityModel {
  readonly name: string;
  /** Property that names a record to people. */
  readonly displayProperty: string;
  /** `writeOnly` properties: encrypted at rest, answered as `<name>Set`, removed by `clear<Name>`. */
  readonly secrets: readonly string[];
  readonly readOnly: readonly string[];
  /** `x-omit-from-list`: in rows of a list only when these are asked for by uuid; kept by a modify that leaves them out. */
  readonly omittedFromList: readonly string[];
  /** `x-system-counter`: bookkeeping that changes without the record being edited, kept beside it. */
  readonly systemCounters: readonly string[];
  /** Properties that together name one record of a company; empty when nothing but the uuid does. */
  readonly naturalKey: readonly string[];
  /** Properties that hold the `value` of a record of another stored entity. */
  readonly references: readonly {
    readonly property: string;
    readonly entity: string;
    readonly value: string;
    /** The property is an array of such values. */
    readonly many?: true;
    /** Property of that record → the property of this one that it agrees with, as a menu does in its family. */
    readonly agrees?: Readonly<Record<string, string>>;
  }[];
  /** Properties whose values are codes that the service itself offers: what the operation answers with is all that it takes. */
  readonly offered: readonly { readonly property: string; readonly operation: string }[];
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The record that one belongs to (`x-owner`): it goes with it, and changes only while that may be modified. */
  readonly owner?: { readonly property: string; readonly entity: string };
  readonly lifecycle?: Lifecycle;
  /** `x-partition-by`: the instant whose month a record is kept with, until the whole month is dropped. Its lists are in its order. */
  readonly partitionBy?: string;
  /** Columns of its resources. */
  readonly sortable: readonly string[];
  /** It has an identity: the service keeps records of it. */
  readonly stored: boolean;
  /** Scalars that its lists are ordered by or narrowed by, or that its records are looked up by: columns of the store. */
  readonly compared: Readonly<Record<string, PropertyComparison>>;
  /** Those with an index of their own: all but texts that lists are only narrowed by. */
  readonly indexed: readonly string[];
  /** What the service looks for besides; each has an index. */
  readonly indexes: readonly PropertyIndex[];
  /** Those that lists are narrowed by, as many as one index entry has room for. */
  readonly filtered: readonly string[];
  /** Strings without choices, reference or format that are no identity: filtered by containment, all others by equality. */
  readonly texts: readonly string[];
  /** Paths of the texts that are stored without the spaces around them (`trimTexts.ts`), as in the form. */
  readonly trimmed: readonly string[];
  /** Cron expressions (format `cron`): each has to run some day. */
  readonly schedules: readonly string[];
  /** Instants and figures: filtered by `<name>From` and `<name>To` (`rangeName.ts`). */
  readonly ranges: readonly string[];
  /** `x-messages`: `property.keyword` → message key, as in the form. */
  readonly messages: Readonly<Record<string, string>>;
}

/** What generic CRUD does for an operation: a role of a resource, or a transition of an `x-lifecycle` table. */
export type Binding =
  | { readonly role: 'list' | 'get' | 'create' | 'modify' | 'remove' | 'restore'; readonly entity: string }
  /** Of a resource without a list: the one record that the parameters name. `body` is the property that the body is. */
  | { readonly role: 'read' | 'save'; readonly entity: string; readonly bodyProperty?: string }
  /** Many records at once; each of `actions` is a transition. */
  | { readonly role: 'batch'; readonly entity: string; readonly actions: readonly string[] }
  | { readonly role: 'transition'; readonly entity: string; readonly action: string };

/** Where documents of a record go, as the family says whose constants it has; undefined for a record of none. */
export const documentFlowOf = (
  families: readonly FamilyModel[],
  record: Readonly<Record<string, unknown>>,
): Flow | undefined =>
  families.find(({ constants }) =>
    Object.entries(constants).every(([property, value]) => record[property] === value),
  )?.flow;
