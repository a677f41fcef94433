import type { AuditRule, Operation } from '../../src/contract/api/operation.ts';
import type { Role } from '../../src/contract/api/role.ts';
import type { SessionKey } from '../../src/contract/api/session.ts';
import type {
  Backend,
  BackendVariant,
  CallTemplate,
  TemplateRole,
} from '../../src/contract/backend/Backend.ts';
import type { Flow, PropertyIndex, RecordRetention } from '../../src/contract/model/entity.ts';
import type { Lifecycle, StateTone } from '../../src/contract/model/lifecycle.ts';
import type {
  MetricFigure,
  MetricRecords,
  MetricsModel,
  RecordColumn,
} from '../../src/contract/model/metrics.ts';
import type {
  ColumnPriority,
  ListMetrics,
  RelatedResource,
  ResourceAction,
  ResourceRoles,
  ParameterOrigin as ValueSource,
} from '../../src/contract/model/resource.ts';
import type { NavigationGroup, NavigationIcon, PanelName } from '../../src/contract/model/screen.ts';
import type { SecretEntryRule } from '../../src/contract/model/secretEntry.ts';
import type { ServiceRole } from '../../src/contract/model/serviceRole.ts';

/** Types of the files of schemas/, valid after the check against schemas/vocabulary/. */

/** Captions that every locale must have. */
export const translatedCaptions = [
  'title',
  'description',
  'recordTitle',
  'titleWithName',
  'shortTitle',
  'confirmMessage',
  'submit',
] as const;

export const captionKeys = [...translatedCaptions, 'placeholder'] as const;

export type CaptionTexts = Readonly<Partial<Record<(typeof captionKeys)[number], string>>>;

export interface CaptionedSource extends CaptionTexts {
  readonly 'x-i18n'?: Readonly<Record<string, CaptionTexts>>;
}

/** schemas/product.json */
export interface ProductSource extends CaptionedSource {
  readonly title: string;
  /** The first one is the default. */
  readonly locales: readonly string[];
  /** Name of the screen or family that opens at `/`. */
  readonly home?: string;
  /** Path of an image, relative to the project. */
  readonly logo?: string;
}

export interface SchemaRef {
  readonly $ref: string;
}

export type ChoiceUse = 'required' | 'optional';

/** Records that make an output of an input, as an example of a choice. */
export interface ChoiceExample {
  readonly records: readonly Readonly<Record<string, string>>[];
  readonly input: unknown;
  readonly output: unknown;
}

export interface ChoiceSource extends CaptionedSource {
  readonly const: string | number;
  /** Properties beside the choice's property; `foldChoiceUses` turns them into conditions. */
  readonly 'x-uses'?: Readonly<Record<string, ChoiceUse>>;
  readonly 'x-tone'?: StateTone;
  readonly 'x-example'?: ChoiceExample;
}

export interface ReferenceSource {
  readonly operation: string;
  readonly value: string;
  readonly label: string;
  readonly search?: string;
  readonly timeZone?: string;
  readonly unless?: string;
  readonly params?: Readonly<Record<string, ValueSource>>;
}

export interface UiSource {
  readonly widget?: string;
  readonly formOrder?: number;
  readonly group?: string;
  readonly span?: 1 | 2;
  readonly folded?: true;
  readonly address?: Readonly<Record<string, string>>;
  readonly helpOf?: string;
}

export type SchemaCondition = Readonly<Record<string, unknown>>;
export type SchemaType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';

export interface LifecycleSource extends Lifecycle {
  /** States without an action that leaves them. */
  readonly finalStates?: readonly string[];
}

/** A schema of an entity file: entity.schema.json#/definitions/schema. */
/** A removed property (`x-removed-properties`). */
export interface RemovalSource {
  readonly version: number;
  readonly revert?: string;
  readonly irreversible?: true;
}

/** A step of `x-migrations`. */
export interface MigrationSource extends RemovalSource {
  readonly from?: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly convert?: string;
}

export interface SchemaSource extends CaptionedSource {
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, SchemaSource>>;
  readonly type?: SchemaType;
  readonly properties?: Readonly<Record<string, SchemaSource>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | SchemaSource;
  readonly items?: SchemaSource;
  readonly oneOf?: readonly ChoiceSource[];
  readonly enum?: readonly (string | number)[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly multipleOf?: number;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly if?: SchemaCondition;
  readonly 'x-choices'?: 'families' | 'loggedEntities';
  readonly 'x-ui'?: UiSource;
  readonly 'x-from'?: `session.${SessionKey}`;
  readonly 'x-visible-when'?: SchemaCondition;
  readonly 'x-reference'?: ReferenceSource;
  readonly 'x-owner'?: SchemaRef;
  readonly 'x-omit-from-list'?: true;
  readonly 'x-system-counter'?: true;
  readonly 'x-service-text'?: true;
  readonly 'x-verbatim'?: true;
  readonly 'x-secret-entry'?: SecretEntryRule;
  readonly 'x-messages'?: Readonly<Record<string, string>>;
  readonly 'x-natural-key'?: readonly string[];
  readonly 'x-indexes'?: readonly PropertyIndex[];
  readonly 'x-partition-by'?: string;
  readonly 'x-retention'?: RecordRetention;
  readonly 'x-payload'?: readonly string[];
  readonly 'x-change-log'?: false;
  readonly 'x-service-role'?: ServiceRole;
  readonly 'x-migrations'?: readonly MigrationSource[];
  readonly 'x-removed-properties'?: Readonly<Record<string, RemovalSource>>;
  readonly 'x-lifecycle'?: LifecycleSource;
  readonly 'x-validations'?: readonly { schema: SchemaCondition; message: string; field: string }[];
}

export interface QueryParameterSource extends CaptionedSource {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly 'x-from'?: `session.${SessionKey}` | `record.${string}`;
  readonly required?: boolean;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly default?: '';
}

/** Texts of an operation in a locale other than the source's. */
export interface OperationCaptions {
  readonly summary?: string;
  readonly errorResponses?: Readonly<Record<string, string>>;
}

export interface HeaderSource extends CaptionedSource {
  readonly maxLength: number;
  readonly description: string;
}

/** The API of a back end. */
export interface BackendSource
  extends CaptionedSource,
    Omit<Backend, 'name' | 'server' | 'services' | 'errors'>,
    Partial<Pick<Backend, 'server' | 'services' | 'errors'>> {
  readonly roles?: Readonly<Partial<Record<TemplateRole, CallTemplate>>>;
}

export interface OperationSource extends Pick<Operation, 'sends' | 'mediaType' | 'state'> {
  readonly method: Operation['method'];
  readonly path: string;
  readonly summary: string;
  readonly 'x-i18n'?: Readonly<Record<string, OperationCaptions>>;
  readonly query?: Readonly<Record<string, QueryParameterSource>>;
  readonly body?: SchemaRef | { readonly page: SchemaRef; readonly filter: readonly string[] };
  readonly result?: SchemaRef | { readonly page: SchemaRef } | { readonly list: SchemaRef };
  readonly access?: Role;
  readonly audit?: AuditRule;
  readonly optional?: true;
  readonly public?: true;
  readonly security?: 'apiKey';
  readonly status?: 202;
  readonly headers?: Readonly<Record<string, HeaderSource>>;
  readonly errorResponses?: Readonly<Record<string, string>>;
}

/** The usual operations of an entity in short form. `foldCollections` writes them out. */
export interface CollectionSource {
  /** The path of the collection in the paths of the back end; `{name}` is a property of the records. */
  readonly path: string;
  readonly entity: SchemaRef;
  readonly roles: readonly Exclude<TemplateRole, 'transition'>[];
  /** Filters of the list. */
  readonly filter?: readonly string[];
  /** Transitions of the entity's lifecycle. */
  readonly transitions?: readonly string[];
}

export interface EndpointsSource {
  /** Default: the served back end, or the only one. */
  readonly backend?: SchemaRef;
  /** A name in `services` of the back end. */
  readonly service?: string;
  /** The parts of the back end that differ for the operations of this table. */
  readonly variant?: BackendVariant;
  readonly collection?: CollectionSource;
  readonly operations?: Readonly<Record<string, OperationSource>>;
}

export interface ActionSource extends CaptionedSource {
  readonly operation: string;
  readonly beforeConfirm?: string;
  readonly icon: ResourceAction['icon'];
  readonly appliesTo?: ResourceAction['appliesTo'];
  readonly prompt?: CaptionedSource & { readonly parameter: string };
  readonly onSuccess?: 'download' | 'show';
  readonly danger?: true;
  readonly primary?: true;
  readonly successMessage?: string;
}

interface TestActionSource extends CaptionedSource {
  readonly operation: string;
  readonly whileShown?: string;
  readonly beforeSave?: true;
}

export type ResourceRole = keyof ResourceRoles;

/** Another resource on a record page. */
export interface SubTabSource {
  readonly resource: SchemaRef;
  readonly fixedProperties: RelatedResource['fixedProperties'];
  readonly hide?: readonly string[];
  readonly emptyStateTab?: string;
  readonly visibleIf?: { readonly operation: string; readonly params?: RelatedResource['fixedProperties'] };
}

interface RecordTabSource extends CaptionedSource {
  readonly subTabs?: readonly SubTabSource[];
  readonly panel?: PanelName;
}

/** Another resource, or a panel with its own captions, on the screen of each family. */
export interface RelatedTabSource extends CaptionedSource {
  readonly id: string;
  readonly resource?: SchemaRef;
  readonly panel?: PanelName;
  readonly familyConstants: readonly string[];
}

export interface ColumnSource {
  readonly property: string;
  readonly hidden?: true;
  readonly priority?: ColumnPriority;
  readonly recordTab?: string;
  readonly presetFilters?: Readonly<Record<string, string>>;
}

/** The metrics bar above a list and the sparklines in it, with a reference to the metrics. */
export type ListMetricsSource = SchemaRef & Omit<ListMetrics, 'name'>;

export interface ResourceSource extends CaptionedSource {
  readonly entity: SchemaRef;
  readonly displayProperty: string;
  readonly roles: Readonly<Partial<Record<ResourceRole, string>>>;
  readonly columns?: readonly (string | ColumnSource)[];
  readonly subtitle?: readonly string[];
  readonly bodyProperty?: string;
  readonly hide?: readonly string[];
  readonly filters?: readonly string[];
  readonly tree?: { readonly property: string; readonly groupBy: string; readonly count?: string };
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  readonly refresh?: number;
  readonly metrics?: ListMetricsSource;
  readonly groups?: Readonly<Record<string, CaptionedSource>>;
  readonly actions?: Readonly<Record<string, ActionSource>>;
  readonly testActions?: Readonly<Record<string, TestActionSource>>;
  readonly overviewPanel?: PanelName;
  readonly tabAfterCreate?: string;
  readonly recordTabs?: Readonly<Record<string, RecordTabSource>>;
  readonly relatedTabs?: readonly RelatedTabSource[];
}

/** The place of a screen in the navigation. */
export interface NavigationSource {
  readonly navigationOrder: number;
  readonly group?: NavigationGroup;
  readonly icon?: NavigationIcon;
}

export interface FamilySource extends CaptionedSource, NavigationSource {
  readonly route: string;
  readonly extends?: SchemaRef;
  readonly constants: Readonly<Record<string, string>>;
  readonly flow?: Flow;
  readonly hide?: readonly string[];
  readonly excludes?: readonly string[];
  /** Captions of inherited properties. */
  readonly captions?: Readonly<Record<string, CaptionedSource>>;
  /** Additional properties, which `foldFamilies` adds to the parent. */
  readonly properties?: Readonly<Record<string, SchemaSource>>;
  readonly required?: readonly string[];
  readonly groups?: ResourceSource['groups'];
  readonly columns?: NonNullable<ResourceSource['columns']>;
  /** The column of the parent that the additional columns follow. */
  readonly afterColumn?: string;
  readonly filters?: readonly string[];
  readonly actions?: Readonly<Record<string, ActionSource>>;
  readonly operations?: Readonly<Record<string, OperationSource>>;
  readonly lifecycle?: {
    readonly addedStates?: Readonly<Record<string, CaptionedSource & { readonly tone: StateTone }>>;
    readonly activities?: Lifecycle['activities'];
    readonly transitions?: Lifecycle['transitions'];
    readonly finalStates?: readonly string[];
  };
}

type RecordColumnSource = Pick<RecordColumn, 'property' | 'recordTab' | 'presetFilters'>;

export interface MetricsSource
  extends Pick<MetricsModel, 'operation' | 'sinceProperty' | 'refresh' | 'count' | 'chart' | 'findings'> {
  readonly $schema: string;
  readonly period: string;
  readonly figures: readonly Omit<MetricFigure, 'format'>[];
  readonly records: Pick<
    MetricRecords,
    'property' | 'uuidsProperty' | 'linkColumn' | 'afterColumn' | 'subtitle' | 'silentWhen'
  > & {
    readonly resource: SchemaRef;
    readonly columns: readonly (string | RecordColumnSource)[];
  };
}

export interface TabSource extends CaptionedSource {
  readonly id: string;
  readonly resource?: SchemaRef;
  readonly task?: SchemaRef;
  readonly panel?: PanelName;
  readonly initialList?: SchemaRef;
  readonly metrics?: SchemaRef;
  readonly icon?: NavigationIcon;
}

export interface TaskSource extends CaptionedSource {
  readonly entity: SchemaRef;
  readonly targetEntity: SchemaRef;
  readonly operation: string;
  readonly plan?: string;
  readonly bodyProperty?: string;
  readonly hide?: readonly string[];
  readonly groups?: Readonly<Record<string, CaptionedSource>>;
  readonly selection?: { readonly property: string; readonly resource: SchemaRef };
  readonly onSuccess: 'download' | 'show';
  readonly successMessage?: string;
  readonly failureMessage?: string;
}

export interface ScreenSource extends CaptionedSource, NavigationSource {
  readonly route: string;
  readonly tabs: readonly TabSource[];
}
