import type { Lifecycle } from './lifecycle.ts';
import type { SecretEntry } from './secretEntry.ts';
import type { ServiceRole } from './serviceRole.ts';

/**
 * The direction of a family's documents: `in` from the partner to the warehouse, `out` from the warehouse to
 * the partner.
 */
export type Flow = 'in' | 'out';

/** A family for the service: the `constants` of its records, and the direction of their documents. */
export interface FamilyModel {
  readonly constants: Readonly<Record<string, string>>;
  readonly flow: Flow;
}

/** The order and comparison of a property: text ignores case, numbers compare by value, codes exactly. */
export type PropertyComparison = 'text' | 'number' | 'code';

/**
 * An index for records whose properties hold one of these values, in the order of `properties` (`x-indexes`).
 */
export interface PropertyIndex {
  readonly orderBy: readonly string[];
  readonly where: Readonly<Record<string, readonly string[]>>;
}

/**
 * `x-retention`: records are removed some months after `instant`, if each property in `where` has one of its
 * values.
 */
export interface RecordRetention {
  readonly instant: string;
  readonly where?: Readonly<Record<string, readonly string[]>>;
}

/** The facts about an entity that the service needs in addition to its validators. */
export interface EntityModel {
  readonly name: string;
  /** Property with the display name of a record. */
  readonly displayProperty: string;
  /** `writeOnly` properties: encrypted at rest, returned as `<name>Set`, removed by `clear<Name>`. */
  readonly secrets: readonly string[];
  /** `x-secret-entry`: values of list entries that are encrypted at rest and returned as `<value>Set`. */
  readonly secretEntries: readonly SecretEntry[];
  readonly readOnly: readonly string[];
  /**
   * `x-omit-from-list`: included in list rows only when a request names their uuids. A modify without them
   * keeps their values.
   */
  readonly omittedFromList: readonly string[];
  /** `x-system-counter`: stored separately, because they change without an edit of the record. */
  readonly systemCounters: readonly string[];
  /** `x-service-text`: paths of texts that the service stores in all its languages (`changeTexts`). */
  readonly serviceTexts: readonly string[];
  /** Properties that together identify a record of a company; empty when only the uuid does. */
  readonly naturalKey: readonly string[];
  /** Properties that hold the `value` of a record of another stored entity. */
  readonly references: readonly {
    readonly property: string;
    readonly entity: string;
    readonly value: string;
    /** The property is an array of such values. */
    readonly many?: true;
    /**
     * Property of that record → the property of this one that must be equal, such as the family of a menu.
     */
    readonly agrees?: Readonly<Record<string, string>>;
    /** Boolean property of that record. No record can newly refer to one in which it is true. */
    readonly unless?: string;
  }[];
  /** Properties whose values are codes of the service: only values in the operation's answer are accepted. */
  readonly offered: readonly { readonly property: string; readonly operation: string }[];
  readonly defaults: Readonly<Record<string, unknown>>;
  /**
   * The owner of a record (`x-owner`): the record is removed with it, and changes only while the owner may be
   * modified.
   */
  readonly owner?: { readonly property: string; readonly entity: string };
  readonly lifecycle?: Lifecycle;
  /**
   * `x-partition-by`: the instant whose month is the record's partition. Partitions are dropped as a whole,
   * and lists follow this order.
   */
  readonly partitionBy?: string;
  readonly retention?: RecordRetention;
  /** `x-payload`: properties that are removed from old records; the rest of a record stays. */
  readonly payload?: readonly string[];
  readonly serviceRole?: ServiceRole;
  /** Columns of its resources. */
  readonly sortable: readonly string[];
  /** True if the service stores records of the entity. */
  readonly stored: boolean;
  /** Scalars that lists sort or filter by, or that look-ups use: columns of the store. */
  readonly compared: Readonly<Record<string, PropertyComparison>>;
  /** Those with an index of their own: all except texts that lists only filter by. */
  readonly indexed: readonly string[];
  /** Additional indexes. */
  readonly indexes: readonly PropertyIndex[];
  /** Filter properties, as many as one index entry can hold. */
  readonly filtered: readonly string[];
  /**
   * Strings without choices, reference or format that are no identity: filtered by containment, all others by
   * equality.
   */
  readonly texts: readonly string[];
  /** Paths of texts that are stored trimmed (`trimTexts.ts`), as in the form. */
  readonly trimmed: readonly string[];
  /** Paths of instants that callers set (format `date-time`): stored in UTC with milliseconds, so that their texts compare. */
  readonly instants: readonly string[];
  /** Cron expressions (format `cron`); each must have a next run. */
  readonly schedules: readonly string[];
  /** Filters on instants and numbers: by `<name>From` and `<name>To` (`derivedNames.ts`). */
  readonly ranges: readonly string[];
  /** `x-messages`: `property.keyword` → message key, as in the form. */
  readonly messages: Readonly<Record<string, string>>;
}

/**
 * The generic implementation of an operation: a role of a resource, or a transition of an `x-lifecycle`
 * table.
 */
export type Binding =
  | { readonly role: 'list' | 'get' | 'create' | 'modify' | 'remove' | 'restore'; readonly entity: string }
  /**
   * For a resource without a list: the one record that the parameters name. `bodyProperty` is the property
   * that is sent as the body.
   */
  | { readonly role: 'read' | 'save'; readonly entity: string; readonly bodyProperty?: string }
  /** Many records at once; each of `actions` is a transition. */
  | { readonly role: 'batch'; readonly entity: string; readonly actions: readonly string[] }
  | { readonly role: 'transition'; readonly entity: string; readonly action: string };

/**
 * The direction of a record's documents, from the family with the same constants; undefined without a family.
 */
export const documentFlowOf = (
  families: readonly FamilyModel[],
  record: Readonly<Record<string, unknown>>,
): Flow | undefined =>
  families.find(({ constants }) =>
    Object.entries(constants).every(([property, value]) => record[property] === value),
  )?.flow;
