import type { Lifecycle } from './lifecycle.ts';
import type { SessionKey } from './session.ts';

/** A remote choice (`x-reference`): where the options come from and which of their properties are shown and kept. */
export interface Reference {
  readonly operation: string;
  readonly value: string;
  readonly label: string;
  /** Parameter of the operation that narrows the options by what the operator types. */
  readonly search?: string;
  readonly params?: Readonly<Record<string, ParameterSource>>;
}

/** Where a reference's parameter comes from: the session, another property of the record, or a constant. */
export type ParameterSource =
  | { readonly session: SessionKey }
  | { readonly record: string }
  | { readonly constant: string | number | boolean };

/** What a property is, to whoever shows or edits it. The registry's testers read nothing else. */
export interface Field {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  /** A meaning, never a component: `code`, `secret`, `time`, `cron`, `json`, `multiline`. */
  readonly widget?: string;
  readonly choices?: readonly (string | number)[];
  readonly reference?: Reference;
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly maxLength?: number;
  /** Fields of an object, or of an array's items. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** The field of an array's items when these are not objects. */
  readonly items?: Field;
}

/** Where the parts of a pasted URL or JDBC address go (`x-ui.address`): part → property of the record. */
export type Address = Readonly<Partial<Record<'host' | 'port' | 'database' | 'kind', string>>>;

/** A property as the form lays it out. */
export interface FormField extends Field {
  readonly group?: string;
  readonly address?: Address;
  /** Columns of the two-column form that the field takes. */
  readonly span: 1 | 2;
}

export interface Column {
  readonly property: string;
  readonly field: Field;
  readonly sortable: boolean;
  /** Not shown until the operator chooses it. */
  readonly hidden?: true;
}

export interface Filter {
  readonly property: string;
  readonly field: Field;
}

/** Closed list of pictograms, by what they mean. */
export type Symbol =
  | 'start'
  | 'stop'
  | 'pause'
  | 'resume'
  | 'debug'
  | 'remove'
  | 'edit'
  | 'copy'
  | 'export'
  | 'list';

export interface Action {
  readonly name: string;
  readonly operation: string;
  readonly symbol: Symbol;
  /** Asks first, naming the record and the consequence. */
  readonly confirm: boolean;
  readonly danger?: true;
  /** Among the two likeliest: a button of its own in the row. */
  readonly prominent?: true;
  /** Message key of the toast after success. */
  readonly done: string;
}

/** The roles that a resource binds to operations. Only `list` is a must. */
export interface Roles {
  readonly list: string;
  readonly get?: string;
  readonly create?: string;
  readonly modify?: string;
  readonly remove?: string;
}

/** An entity bound to its operations: what one can do with it. A family is a resource with constants. */
export interface Resource {
  readonly name: string;
  readonly entity: string;
  /** Property that names a record to people. */
  readonly naming: string;
  readonly roles: Roles;
  /** Fixed values of a family: sent with every list, and set on every new record. */
  readonly constants: Readonly<Record<string, string>>;
  /** Properties that this resource has no use for: in no form, column or filter. */
  readonly hide: readonly string[];
  /** Groups of the form in the order they are shown; fields without one come first. */
  readonly groups: readonly string[];
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  readonly actions: readonly Action[];
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  readonly lifecycle?: Lifecycle;
}
