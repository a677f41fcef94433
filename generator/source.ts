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
  readonly record?: string;
  readonly consequence?: string;
  readonly phrase?: string;
  readonly short?: string;
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
  readonly order?: number;
  readonly group?: string;
  readonly span?: 1 | 2;
  readonly address?: Readonly<Record<string, string>>;
}

export type Condition = Readonly<Record<string, unknown>>;
export type Type = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';

export interface LifecycleSource extends Lifecycle {
  /** States that no action leads out of. */
  readonly withoutExit?: readonly string[];
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
  readonly 'x-detail'?: true;
  readonly 'x-apart'?: true;
  readonly 'x-verbatim'?: true;
  readonly 'x-messages'?: Readonly<Record<string, string>>;
  readonly 'x-natural-key'?: readonly string[];
  readonly 'x-lookups'?: readonly Lookup[];
  readonly 'x-kept-by-month'?: string;
  readonly 'x-lifecycle'?: LifecycleSource;
  readonly 'x-validations'?: readonly { schema: Condition; message: string; field: string }[];
}

export interface ParameterSource extends Captioned {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly from?: `session.${SessionKey}`;
  readonly required?: boolean;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
}

/** What an operation says to people, in a locale other than the source's. */
export interface OperationCaptions {
  readonly summary?: string;
  readonly refusals?: Readonly<Record<string, string>>;
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
  readonly gate?: 'apiKey';
  readonly status?: 202;
  readonly headers?: Readonly<Record<string, HeaderSource>>;
  readonly refusals?: Readonly<Record<string, string>>;
}

export interface EndpointsSource {
  readonly service: Service;
  readonly operations: Readonly<Record<string, OperationSource>>;
}

export interface ActionSource extends Captioned {
  readonly operation: string;
  readonly symbol: Action['symbol'];
  readonly takes?: Action['takes'];
  readonly asks?: Captioned & { readonly parameter: string };
  readonly outcome?: 'download' | 'show';
  readonly danger?: true;
  readonly prominent?: true;
  readonly done?: string;
}

export interface TrialSource extends Captioned {
  readonly operation: string;
  readonly beforeSave?: true;
}

export type Role = keyof Roles;

/** Another resource on the page of a record. */
export interface PartSource {
  readonly resource: Ref;
  readonly by: Part['by'];
  readonly hide?: readonly string[];
  readonly source?: string;
  readonly where?: { readonly operation: string; readonly params?: Part['by'] };
}

export interface RecordTabSource extends Captioned {
  readonly parts?: readonly PartSource[];
  readonly panel?: Panel;
}

/** Another resource, or a panel under captions of its own, on the screen of each family. */
export interface BesideSource extends Captioned {
  readonly id: string;
  readonly resource?: Ref;
  readonly panel?: Panel;
  readonly by: readonly string[];
}

export interface ColumnSource {
  readonly property: string;
  readonly hidden?: true;
  readonly tab?: string;
  readonly filters?: Readonly<Record<string, string>>;
}

/** Figures over a list, and sparklines in it. */
export interface StripSource extends Pick<Strip, 'operation' | 'asks' | 'by' | 'since' | 'refresh'> {
  readonly figures: readonly Omit<Figure, 'format'>[];
  readonly sparklines?: Sparklines & { readonly after: string };
}

export interface ResourceSource extends Captioned {
  readonly entity: Ref;
  readonly naming: string;
  readonly roles: Readonly<Partial<Record<Role, string>>>;
  readonly columns?: readonly (string | ColumnSource)[];
  readonly body?: string;
  readonly hide?: readonly string[];
  readonly filters?: readonly string[];
  readonly tree?: { readonly property: string; readonly group: string; readonly count?: string };
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  readonly refresh?: number;
  readonly strip?: StripSource;
  readonly groups?: Readonly<Record<string, Captioned>>;
  readonly actions?: Readonly<Record<string, ActionSource>>;
  readonly trials?: Readonly<Record<string, TrialSource>>;
  readonly tabs?: Readonly<Record<string, RecordTabSource>>;
  readonly beside?: readonly BesideSource[];
}

export interface FamilySource extends Captioned {
  readonly route: string;
  readonly order: number;
  readonly extends?: Ref;
  readonly constants: Readonly<Record<string, string>>;
  readonly flow?: Flow;
  readonly hide?: readonly string[];
  readonly without?: readonly string[];
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
    readonly states?: Readonly<Record<string, Captioned & { readonly tone: Tone }>>;
    readonly transitions?: Lifecycle['transitions'];
    readonly withoutExit?: readonly string[];
  };
}

type OverviewColumnSource = Pick<RecordColumn, 'property' | 'section' | 'filters'>;

/** How things are going. */
export interface OverviewSource
  extends Pick<Overview, 'operation' | 'refresh' | 'count' | 'findings' | 'chart'> {
  readonly span: string;
  readonly figures: readonly Omit<Figure, 'format'>[];
  readonly records: Pick<Overview['records'], 'property' | 'naming' | 'series' | 'after'> & {
    readonly resource: Ref;
    readonly columns: readonly (string | OverviewColumnSource)[];
  };
}

export interface TabSource extends Captioned {
  readonly id: string;
  readonly resource?: Ref;
  readonly task?: Ref;
  readonly panel?: Panel;
  readonly opens?: Ref;
  readonly overview?: OverviewSource;
}

export interface TaskSource extends Captioned {
  readonly entity: Ref;
  readonly about: Ref;
  readonly operation: string;
  readonly plan?: string;
  readonly body?: string;
  readonly hide?: readonly string[];
  readonly groups?: Readonly<Record<string, Captioned>>;
  readonly picks?: { readonly property: string; readonly resource: Ref };
  readonly outcome: 'download' | 'show';
  readonly done?: string;
  readonly failed?: string;
}

export interface ScreenSource extends Captioned {
  readonly route: string;
  readonly order: number;
  readonly tabs: readonly TabSource[];
}
