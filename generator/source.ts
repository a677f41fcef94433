import type { Flow, Lookup } from '../src/contract/entity.ts';
import type { Lifecycle, Tone } from '../src/contract/lifecycle.ts';
import type { Service } from '../src/contract/operation.ts';
import type { Overview, RecordColumn } from '../src/contract/overview.ts';
import type { Panel } from '../src/contract/panel.ts';
import type { Action, Part, Roles, ParameterSource as ValueSource } from '../src/contract/resource.ts';
import type { SessionKey } from '../src/contract/session.ts';
import type { Figure, Sparklines, Strip } from '../src/contract/strip.ts';

/** What the files of schemas/ say, once they keep to schemas/vocabulary/. */

export interface Captions {
  readonly title?: string;
  readonly description?: string;
  readonly recordTitle?: string;
  readonly confirmMessage?: string;
  readonly titleWithName?: string;
  readonly shortTitle?: string;
  readonly submit?: string;
  readonly placeholder?: string;
}

export interface Captioned extends Captions {
  readonly 'x-i18n'?: Readonly<Record<string, Captions>>;
}

export interface Ref {
  readonly $ref: string;
}

export interface ChoiceSource extends Captioned {
  readonly const: string | number;
}

export interface ReferenceSource {
  readonly operation: string;
  readonly value: string;
  readonly label: string;
  readonly search?: string;
  readonly timeZone?: string;
  readonly params?: Readonly<Record<string, ValueSource>>;
}

export interface UiSource {
  readonly widget?: string;
  readonly formOrder?: number;
  readonly group?: string;
  readonly span?: 1 | 2;
  readonly address?: Readonly<Record<string, string>>;
}

export type Condition = Readonly<Record<string, unknown>>;
export type Type = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';

export interface LifecycleSource extends Lifecycle {
  /** States that no action leads out of. */
  readonly finalStates?: readonly string[];
}

/** A schema of an entity file: entity.schema.json#/definitions/schema. */
export interface SchemaSource extends Captioned {
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, SchemaSource>>;
  readonly type?: Type;
  readonly properties?: Readonly<Record<string, SchemaSource>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | SchemaSource;
  readonly items?: SchemaSource;
  readonly oneOf?: readonly ChoiceSource[];
  readonly enum?: readonly (string | number)[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly if?: Condition;
  readonly 'x-choices'?: 'families';
  readonly 'x-ui'?: UiSource;
  readonly 'x-from'?: `session.${SessionKey}`;
  readonly 'x-visible-when'?: Condition;
  readonly 'x-reference'?: ReferenceSource;
  readonly 'x-owner'?: Ref;
  readonly 'x-omit-from-list'?: true;
  readonly 'x-system-counter'?: true;
  readonly 'x-verbatim'?: true;
  readonly 'x-messages'?: Readonly<Record<string, string>>;
  readonly 'x-natural-key'?: readonly string[];
  readonly 'x-indexes'?: readonly Lookup[];
  readonly 'x-partition-by'?: string;
  readonly 'x-lifecycle'?: LifecycleSource;
  readonly 'x-validations'?: readonly { schema: Condition; message: string; field: string }[];
}

export interface ParameterSource extends Captioned {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly 'x-from'?: `session.${SessionKey}`;
  readonly required?: boolean;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
}

/** What an operation says to people, in a locale other than the source's. */
export interface OperationCaptions {
  readonly summary?: string;
  readonly errorResponses?: Readonly<Record<string, string>>;
}

export interface HeaderSource extends Captioned {
  readonly maxLength: number;
  readonly description: string;
}

export interface OperationSource {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly 'x-i18n'?: Readonly<Record<string, OperationCaptions>>;
  readonly query?: Readonly<Record<string, ParameterSource>>;
  readonly body?: Ref | { readonly page: Ref; readonly filter: readonly string[] };
  readonly result?: Ref | { readonly page: Ref } | { readonly list: Ref };
  readonly optional?: true;
  readonly public?: true;
  readonly security?: 'apiKey';
  readonly status?: 202;
  readonly headers?: Readonly<Record<string, HeaderSource>>;
  readonly errorResponses?: Readonly<Record<string, string>>;
}

export interface EndpointsSource {
  readonly service: Service;
  readonly operations: Readonly<Record<string, OperationSource>>;
}

export interface ActionSource extends Captioned {
  readonly operation: string;
  readonly icon: Action['icon'];
  readonly appliesTo?: Action['appliesTo'];
  readonly prompt?: Captioned & { readonly parameter: string };
  readonly onSuccess?: 'download' | 'show';
  readonly danger?: true;
  readonly primary?: true;
  readonly successMessage?: string;
}

export interface TrialSource extends Captioned {
  readonly operation: string;
  readonly beforeSave?: true;
}

export type Role = keyof Roles;

/** Another resource on the page of a record. */
export interface PartSource {
  readonly resource: Ref;
  readonly fixedProperties: Part['fixedProperties'];
  readonly hide?: readonly string[];
  readonly emptyStateTab?: string;
  readonly visibleIf?: { readonly operation: string; readonly params?: Part['fixedProperties'] };
}

export interface RecordTabSource extends Captioned {
  readonly subTabs?: readonly PartSource[];
  readonly panel?: Panel;
}

/** Another resource, or a panel under captions of its own, on the screen of each family. */
export interface BesideSource extends Captioned {
  readonly id: string;
  readonly resource?: Ref;
  readonly panel?: Panel;
  readonly familyConstants: readonly string[];
}

export interface ColumnSource {
  readonly property: string;
  readonly hidden?: true;
  readonly recordTab?: string;
  readonly presetFilters?: Readonly<Record<string, string>>;
}

/** Figures over a list, and sparklines in it. */
export interface StripSource
  extends Pick<Strip, 'operation' | 'fixedParams' | 'familyConstants' | 'sinceProperty' | 'refresh'> {
  readonly figures: readonly Omit<Figure, 'format'>[];
  readonly sparklines?: Sparklines & { readonly afterColumn: string };
}

export interface ResourceSource extends Captioned {
  readonly entity: Ref;
  readonly displayProperty: string;
  readonly roles: Readonly<Partial<Record<Role, string>>>;
  readonly columns?: readonly (string | ColumnSource)[];
  readonly bodyProperty?: string;
  readonly hide?: readonly string[];
  readonly filters?: readonly string[];
  readonly tree?: { readonly property: string; readonly groupBy: string; readonly count?: string };
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  readonly refresh?: number;
  readonly metrics?: StripSource;
  readonly groups?: Readonly<Record<string, Captioned>>;
  readonly actions?: Readonly<Record<string, ActionSource>>;
  readonly testActions?: Readonly<Record<string, TrialSource>>;
  readonly recordTabs?: Readonly<Record<string, RecordTabSource>>;
  readonly relatedTabs?: readonly BesideSource[];
}

export interface FamilySource extends Captioned {
  readonly route: string;
  readonly navigationOrder: number;
  readonly extends?: Ref;
  readonly constants: Readonly<Record<string, string>>;
  readonly flow?: Flow;
  readonly hide?: readonly string[];
  readonly excludes?: readonly string[];
  /** Of properties that it inherits. */
  readonly captions?: Readonly<Record<string, Captioned>>;
  /** What it brings of its own, which `expand` folds into what it varies. */
  readonly properties?: Readonly<Record<string, SchemaSource>>;
  readonly required?: readonly string[];
  readonly groups?: ResourceSource['groups'];
  readonly columns?: NonNullable<ResourceSource['columns']>;
  readonly filters?: readonly string[];
  readonly actions?: Readonly<Record<string, ActionSource>>;
  readonly operations?: Readonly<Record<string, OperationSource>>;
  readonly lifecycle?: {
    readonly addedStates?: Readonly<Record<string, Captioned & { readonly tone: Tone }>>;
    readonly transitions?: Lifecycle['transitions'];
    readonly finalStates?: readonly string[];
  };
}

type OverviewColumnSource = Pick<RecordColumn, 'property' | 'recordTab' | 'presetFilters'>;

/** How things are going. */
export interface OverviewSource
  extends Pick<Overview, 'operation' | 'refresh' | 'count' | 'findings' | 'chart'> {
  readonly period: string;
  readonly figures: readonly Omit<Figure, 'format'>[];
  readonly records: Pick<Overview['records'], 'property' | 'linkColumn' | 'series' | 'afterColumn'> & {
    readonly resource: Ref;
    readonly columns: readonly (string | OverviewColumnSource)[];
  };
}

export interface TabSource extends Captioned {
  readonly id: string;
  readonly resource?: Ref;
  readonly task?: Ref;
  readonly panel?: Panel;
  readonly initialList?: Ref;
  readonly overview?: OverviewSource;
}

export interface TaskSource extends Captioned {
  readonly entity: Ref;
  readonly targetEntity: Ref;
  readonly operation: string;
  readonly plan?: string;
  readonly bodyProperty?: string;
  readonly hide?: readonly string[];
  readonly groups?: Readonly<Record<string, Captioned>>;
  readonly selection?: { readonly property: string; readonly resource: Ref };
  readonly onSuccess: 'download' | 'show';
  readonly successMessage?: string;
  readonly failureMessage?: string;
}

export interface ScreenSource extends Captioned {
  readonly route: string;
  readonly navigationOrder: number;
  readonly tabs: readonly TabSource[];
}
