import type { SessionKey } from '../api/session.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { PanelName } from './screen.ts';

/** A remote choice (`x-reference`): where the options come from and which of their properties are shown and kept. */
export interface FieldReference {
  readonly operation: string;
  readonly value: string;
  readonly label: string;
  /** Parameter of the operation that narrows the options by what the operator types. */
  readonly search?: string;
  readonly params?: Readonly<Record<string, ParameterOrigin>>;
  /** Property of the options that holds an IANA time zone: instants and schedules of who refers to one are in it. */
  readonly timeZone?: string;
}

/** Where a reference's parameter comes from: the session, another property of the record, or a constant. */
export type ParameterOrigin =
  | { readonly session: SessionKey }
  | { readonly record: string }
  | { readonly constant: string | number | boolean };

/** What a property is, to whoever shows or edits it. The registry's testers read nothing else. */
export interface Field {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  /** A meaning, never a component: `code`, `secret`, `time`, `json`, `multiline`. */
  readonly widget?: string;
  readonly choices?: readonly (string | number)[];
  readonly reference?: FieldReference;
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly maxLength?: number;
  /** The name of the published schema that it is of (external.ts): any JSON value, as far as the rest of the field tells. */
  readonly external?: string;
  /** Fields of an object, or of an array's items. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** The field of an array's items when these are not objects. */
  readonly items?: Field;
}

/** Where the parts of a pasted URL or JDBC address go (`x-ui.address`): part → property of the record. */
export type AddressParts = Readonly<Partial<Record<'host' | 'port' | 'database' | 'kind', string>>>;

/** A property as the form lays it out. */
export interface FormField extends Field {
  readonly group?: string;
  readonly address?: AddressParts;
  /** Columns of the two-column form that the field takes. */
  readonly span: 1 | 2;
}

export interface ResourceColumn {
  readonly property: string;
  readonly field: Field;
  readonly sortable: boolean;
  /** Not shown until the operator chooses it. */
  readonly hidden?: true;
  /** A value, unless it is nothing or zero, leads to this tab of the record's page. */
  readonly recordTab?: string;
  /** Filters that the first list on that tab is opened with. */
  readonly presetFilters?: Readonly<Record<string, string>>;
}

export interface ResourceFilter {
  readonly property: string;
  readonly field: Field;
}

/** Closed list of pictograms, by what they mean. */
export type ActionIcon =
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

/** An answer to look at: its entity, whose captions are loaded with the resource, and the fields of that. */
export interface OperationResult {
  readonly entity: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Something that the operator has to say before an action: a parameter of its operation. */
export interface ActionPrompt {
  readonly parameter: string;
  readonly required: boolean;
  readonly maxLength?: number;
}

export interface ResourceAction {
  readonly name: string;
  readonly operation: string;
  readonly icon: ActionIcon;
  /** `uuid`: a parameter, one record a call. `uuids`: the body, so it can also take a selection. */
  readonly appliesTo: 'uuid' | 'uuids';
  /** Asked together with the confirmation; caption at `resources.<r>.actions.<a>.prompt.title`. */
  readonly prompt?: ActionPrompt;
  /** What becomes of the answer: a file to keep, or something to look at. Otherwise the list is read again, and that is all. */
  readonly onSuccess?: 'download' | 'show';
  /** What an answer to be shown consists of. */
  readonly result?: OperationResult;
  /** Asks first, naming the record and the consequence. */
  readonly confirm: boolean;
  readonly danger?: true;
  /** Among the two likeliest: a button of its own in the row. */
  readonly primary?: true;
  /** Message key of the toast after success. */
  readonly successMessage: string;
}

/**
 * Something that the form offers to try with what it holds, saved or not; caption at `resources.<r>.testActions.<id>.title`.
 * The body of the operation is the record as it would be sent; the answer is shown, and nothing is kept.
 */
export interface TestAction {
  readonly id: string;
  readonly operation: string;
  readonly result: OperationResult;
  /** It is asked before each save instead of being offered: what it answers as `message` has to be confirmed. */
  readonly beforeSave?: true;
}

/**
 * The roles that a resource binds to operations. A resource with a `list` has many records; one with `save` instead has
 * a single record for what its parameters name, which `get` reads and `save` writes whether or not it was there.
 */
export interface ResourceRoles {
  readonly list?: string;
  readonly get?: string;
  readonly create?: string;
  readonly modify?: string;
  readonly remove?: string;
  /** Takes a removal back, by the uuid; answers with the record. */
  readonly restore?: string;
  readonly save?: string;
  /** One action on many records: `{action, uuids}` or `{action, filter, expectedCount}` (schemas/SPECIFICATION.md section 4.6). */
  readonly batch?: string;
}

/** Another resource on the page of a record, narrowed to it. Its caption is the title of that resource. */
export interface RelatedResource {
  readonly resource: string;
  /** Constants of that resource, here: property → where its value comes from. Its operations get them as arguments too. */
  readonly fixedProperties: Readonly<Record<string, ParameterOrigin>>;
  /** Properties that would say of every record what the page says already: no column, no filter, in no form. */
  readonly hide?: readonly string[];
  /** The tab of the page that tells how its first record comes about. */
  readonly emptyStateTab?: string;
  /** Shown only where this operation, which answers with a boolean, says yes. */
  readonly visibleIf?: {
    readonly operation: string;
    readonly params: Readonly<Record<string, ParameterOrigin>>;
  };
}

/** A tab of a record's page, after overview and settings; caption at `resources.<r>.recordTabs.<id>.title`. */
export interface RecordTab {
  readonly id: string;
  readonly subTabs: readonly RelatedResource[];
  /** It is hand-written instead, and has no parts. */
  readonly panel?: PanelName;
}

/** A filter shown as a tree at the left: the options of its reference, grouped. */
export interface TreeFilter {
  readonly property: string;
  /** Property of the options that groups them, the entity whose captions its values have, and its values in their order. */
  readonly groupBy: string;
  readonly entity: string;
  readonly groups: readonly (string | number)[];
  /** Property of the options that says how many records each has; a back end may leave it out. */
  readonly count?: string;
}

/** What a list asks its operation with, and nothing else of its resource. */
export type ListQuestion = Pick<Resource, 'name' | 'roles' | 'constants' | 'filters' | 'sort'>;

/** An entity bound to its operations: what one can do with it. A family is a resource with constants. */
export interface Resource {
  readonly name: string;
  readonly entity: string;
  /** Property that names a record to people. */
  readonly displayProperty: string;
  readonly roles: ResourceRoles;
  /** Fixed values of a family: sent with every list, and set on every new record. */
  readonly constants: Readonly<Record<string, string>>;
  /** Properties that this resource has no use for: in no form, column or filter. */
  readonly hide: readonly string[];
  /** Groups of the form in the order they are shown; fields without one come first. */
  readonly groups: readonly string[];
  readonly columns: readonly ResourceColumn[];
  readonly filters: readonly ResourceFilter[];
  readonly actions: readonly ResourceAction[];
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  readonly lifecycle?: Lifecycle;
  readonly tree?: TreeFilter;
  readonly recordTabs: readonly RecordTab[];
  readonly testActions: readonly TestAction[];
  /** Actions that `roles.batch` takes. */
  readonly bulk: readonly string[];
  /** The property that is the whole body of `save`; the record itself when left out. */
  readonly bodyProperty?: string;
  /** Seconds between two readings of the list, until the operator pauses it. */
  readonly refresh?: number;
  /** Figures over the list, in a module of this name that comes after it; sparklines stand behind the column `after`. */
  readonly metrics?: { readonly name: string; readonly afterColumn?: string };
}
