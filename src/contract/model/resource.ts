import type { Role } from '../api/role.ts';
import type { SessionKey } from '../api/session.ts';
import type { Lifecycle, StateTone } from './lifecycle.ts';
import type { PanelName } from './screen.ts';
import type { SecretEntryRule } from './secretEntry.ts';

/**
 * A remote choice (`x-reference`): the operation with the options, and their properties for display and
 * value.
 */
export interface FieldReference {
  readonly operation: string;
  readonly value: string;
  readonly label: string;
  /**
   * Properties that distinguish options with the same label: the rest of their natural key. Their values
   * follow the label.
   */
  readonly subtitle?: readonly string[];
  /** Parameter of the operation that filters the options by the typed text. */
  readonly search?: string;
  readonly params?: Readonly<Record<string, ParameterOrigin>>;
  /**
   * Property of the options with an IANA time zone. It applies to instants and schedules of the referring
   * record.
   */
  readonly timeZone?: string;
  /** Boolean property of the options. A form offers none in which it is true. */
  readonly unless?: string;
}

/** A setting of the company: the operation that reads the settings, and the property of its answer. */
export interface SettingReference {
  readonly operation: string;
  readonly property: string;
}

/** The source of a reference's parameter: the session, another property of the record, or a constant. */
export type ParameterOrigin =
  | { readonly session: SessionKey }
  | { readonly record: string }
  | { readonly constant: string | number | boolean };

/** The facts about a property for its widget and cell. Field types read nothing else. */
export interface Field {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  /** A meaning, never a component: `code`, `secret`, `time`, `json`, `multiline`. */
  readonly widget?: string;
  readonly choices?: readonly (string | number)[];
  /** `x-tone`: tones of choices that have one. */
  readonly tones?: Readonly<Record<string, StateTone>>;
  readonly reference?: FieldReference;
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly maxLength?: number;
  /** `x-secret-entry`: the value of a list entry, a secret for some entries. */
  readonly secretEntry?: SecretEntryRule;
  /** Name of its published schema (publishedSchema.ts). The rest of the field describes any JSON value. */
  readonly external?: string;
  /** Fields of an object, or of an array's items. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** The field of an array's items when these are not objects. */
  readonly items?: Field;
}

/**
 * The targets of the parts of a pasted URL or JDBC address (`x-ui.address`): part → property of the record.
 */
export type AddressParts = Readonly<Partial<Record<'host' | 'port' | 'database' | 'kind', string>>>;

/** A property with its layout in the form. */
export interface FormField extends Field {
  readonly group?: string;
  readonly address?: AddressParts;
  /** In the fold of its group: optional, so the form shows it on demand. */
  readonly folded?: true;
  /** A property whose chosen choice has the help of this one. */
  readonly helpOf?: string;
  /** The columns of the field in the two-column form. */
  readonly span: 1 | 2;
}

export type ColumnPriority = 2 | 3;

export interface ResourceColumn {
  readonly property: string;
  readonly field: Field;
  readonly sortable: boolean;
  /** Hidden until the operator shows it. */
  readonly hidden?: true;
  /** A column of a lower priority leaves out a narrow list first: 3, then 2. Without, it always stays. */
  readonly priority?: ColumnPriority;
  /** Links a value other than empty and zero to this tab of the record page. */
  readonly recordTab?: string;
  /** Filters of the first list on that tab. */
  readonly presetFilters?: Readonly<Record<string, string>>;
}

export interface ResourceFilter {
  readonly property: string;
  readonly field: Field;
}

/** Closed list of icons, by their meaning. */
export type ActionIcon =
  | 'start'
  | 'stop'
  | 'pause'
  | 'resume'
  | 'run'
  | 'debug'
  | 'stopDebug'
  | 'remove'
  | 'edit'
  | 'key'
  | 'copy'
  | 'export'
  | 'list';

/** An answer for display: its entity, whose captions load with the resource, and its fields. */
export interface OperationResult {
  readonly entity: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** A parameter of an action's operation that the operator enters first. */
export interface ActionPrompt {
  readonly parameter: string;
  readonly required: boolean;
  readonly maxLength?: number;
}

export interface ResourceAction {
  readonly name: string;
  readonly operation: string;
  /**
   * An operation with the body of `roles.batch`, called before the confirmation. The confirmation shows the
   * `message` of its answer.
   */
  readonly beforeConfirm?: string;
  readonly icon: ActionIcon;
  /** `uuid`: a parameter, one record for each call. `uuids`: the body, so it can also take a selection. */
  readonly appliesTo: 'uuid' | 'uuids';
  /** Part of the confirmation; caption at `resources.<r>.actions.<a>.prompt.title`. */
  readonly prompt?: ActionPrompt;
  /** The use of the answer: save it as a file, or show it. Without, the list is only read again. */
  readonly onSuccess?: 'download' | 'show';
  /** The parts of an answer to show. */
  readonly result?: OperationResult;
  /** Requires a confirmation, which names the record and the consequence. */
  readonly confirm: boolean;
  readonly danger?: true;
  /** The row has one labelled button: the first primary action that the state of the record allows. */
  readonly primary?: true;
  /** Message key of the toast after success. */
  readonly successMessage: string;
}

/**
 * A test that a form offers for its values, saved or not; caption at `resources.<r>.testActions.<id>.title`.
 * The body of the operation is the record as it would be sent. The console shows the answer and stores
 * nothing.
 */
export interface TestAction {
  readonly id: string;
  readonly operation: string;
  readonly result: OperationResult;
  /** The form offers the test only while it shows this property. */
  readonly whileShown?: string;
  /** Runs before each save instead of by a button: the operator has to confirm its `message`. */
  readonly beforeSave?: true;
}

/**
 * The roles that a resource binds to operations. A resource with a `list` has many records. A resource with
 * `save` has a single record for its parameters: `get` reads it, and `save` creates or replaces it.
 */
export interface ResourceRoles {
  readonly list?: string;
  readonly get?: string;
  readonly create?: string;
  readonly modify?: string;
  readonly remove?: string;
  /** Restores a removed record by its uuid; returns the record. */
  readonly restore?: string;
  readonly save?: string;
  /** One action on many records: `{action, uuids}` or `{action, filter, expectedCount}` (schemas/SPECIFICATION.md section 4.6). */
  readonly batch?: string;
}

/** Another resource on a record page, filtered by the record. Its caption is the title of that resource. */
export interface RelatedResource {
  readonly resource: string;
  /**
   * Constants of that resource here: property → source of its value. Its operations get them as arguments
   * too.
   */
  readonly fixedProperties: Readonly<Record<string, ParameterOrigin>>;
  /** Properties that repeat the page's own values: left out of columns, filters and forms. */
  readonly hide?: readonly string[];
  /** The tab of the page that explains how to get the first record. */
  readonly emptyStateTab?: string;
  /** Shown only where this operation, which returns a boolean, returns true. */
  readonly visibleIf?: {
    readonly operation: string;
    readonly params: Readonly<Record<string, ParameterOrigin>>;
  };
  /** The least role that may read its records; without, every role may. */
  readonly access?: Role;
}

/** A tab of a record page, after overview and settings; caption at `resources.<r>.recordTabs.<id>.title`. */
export interface RecordTab {
  readonly id: string;
  readonly subTabs: readonly RelatedResource[];
  /** A hand-written panel instead of parts. */
  readonly panel?: PanelName;
}

/** A filter shown as a tree at the left: the grouped options of its reference. */
export interface TreeFilter {
  readonly property: string;
  /**
   * Property that groups the options, the entity with the captions of its values, and its values in order.
   */
  readonly groupBy: string;
  readonly entity: string;
  readonly groups: readonly (string | number)[];
  /** Property of the options with the number of records; a back end may leave it out. */
  readonly count?: string;
}

/** The metrics above a list and in its rows. */
export interface ListMetrics {
  /** Name in the catalog. */
  readonly name: string;
  /** Constant parameters of the request. */
  readonly fixedParams: Readonly<Record<string, string>>;
  /** Constants of the resource, set by a family, that the request of the bar includes. */
  readonly familyConstants: readonly string[];
  /** The column before the sparklines; a list without it has none. */
  readonly afterColumn?: string;
}

/** The parts of a resource that a list's request needs. */
export type ListQuery = Pick<Resource, 'name' | 'roles' | 'constants' | 'filters' | 'sort'>;

/** An entity bound to its operations. A family is a resource with constants. */
export interface Resource {
  readonly name: string;
  readonly entity: string;
  /** Property with the display name of a record. */
  readonly displayProperty: string;
  readonly roles: ResourceRoles;
  /** Fixed values of a family: sent with every list, and set on every new record. */
  readonly constants: Readonly<Record<string, string>>;
  /** Unused properties: in no form, column or filter. */
  readonly hide: readonly string[];
  /** Groups of the form in order; fields without one come first. */
  readonly groups: readonly string[];
  readonly columns: readonly ResourceColumn[];
  /** Properties that distinguish records of the same name: the second line of the name. */
  readonly subtitle: readonly Pick<ResourceColumn, 'property' | 'field'>[];
  readonly filters: readonly ResourceFilter[];
  readonly actions: readonly ResourceAction[];
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  readonly lifecycle?: Lifecycle;
  readonly tree?: TreeFilter;
  /** A hand-written panel on the overview of a record, before its values. */
  readonly overviewPanel?: PanelName;
  /** The tab of its page where a new record opens; without, the list stays. */
  readonly tabAfterCreate?: string;
  readonly recordTabs: readonly RecordTab[];
  readonly testActions: readonly TestAction[];
  /** Actions that `roles.batch` takes. */
  readonly bulk: readonly string[];
  /** The property that is sent as the whole body of `save`; default is the record itself. */
  readonly bodyProperty?: string;
  /** Seconds between two readings of the list, unless the operator pauses it. */
  readonly refresh?: number;
  /** Figures above the list, and sparklines in its rows, in a module that loads after it. */
  readonly metrics?: ListMetrics;
}
