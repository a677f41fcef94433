import type { Lifecycle } from './lifecycle.ts';

/** What the service must know of an entity beyond its validators. */
export interface EntityModel {
  readonly name: string;
  /** Property that names a record to people. */
  readonly naming: string;
  /** `writeOnly` properties: encrypted at rest, answered as `<name>Set`, removed by `clear<Name>`. */
  readonly secrets: readonly string[];
  readonly readOnly: readonly string[];
  /** Properties that together name one record of a company; empty when nothing but the uuid does. */
  readonly naturalKey: readonly string[];
  /** Properties that hold the `value` of a record of another stored entity. */
  readonly references: readonly {
    readonly property: string;
    readonly entity: string;
    readonly value: string;
  }[];
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The record that one belongs to (`x-owner`): it goes with it, and changes only while that may be modified. */
  readonly owner?: { readonly property: string; readonly entity: string };
  readonly lifecycle?: Lifecycle;
  /** Columns of its resources: the service keeps an index on each. */
  readonly sortable: readonly string[];
  /** Strings without choices, reference or format that are no identity: filtered by containment, all others by equality. */
  readonly texts: readonly string[];
  /** Instants and figures: filtered by `<name>From` and `<name>To` (`rangeName.ts`). */
  readonly ranges: readonly string[];
  /** `x-messages`: `property.keyword` → message key, as in the form. */
  readonly messages: Readonly<Record<string, string>>;
}

/** What generic CRUD does for an operation: a role of a resource, or a transition of an `x-lifecycle` table. */
export type Binding =
  | { readonly role: 'list' | 'get' | 'create' | 'modify' | 'remove'; readonly entity: string }
  /** Of a resource without a list: the one record that the parameters name. `body` is the property that the body is. */
  | { readonly role: 'read' | 'save'; readonly entity: string; readonly body?: string }
  /** Many records at once; each of `actions` is a transition. */
  | { readonly role: 'batch'; readonly entity: string; readonly actions: readonly string[] }
  | { readonly role: 'transition'; readonly entity: string; readonly action: string };
