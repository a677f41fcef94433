import type { ApiService } from '../../src/contract/api/operation.ts';
import type { SessionKey } from '../../src/contract/api/session.ts';
import type { Flow, PropertyIndex } from '../../src/contract/model/entity.ts';
import type { Lifecycle } from '../../src/contract/model/lifecycle.ts';
import type { FieldReference, RecordTab } from '../../src/contract/model/resource.ts';
import type { PanelName } from '../../src/contract/model/screen.ts';
import type { PhraseTable } from '../../src/contract/text/phrases.ts';
import type { SchemaBundle } from '../external/SchemaBundle.ts';
import type {
  ActionSource,
  CaptionTexts,
  ColumnSource,
  HeaderSource,
  OperationCaptions,
  OverviewSource,
  ResourceRole,
  ResourceSource,
  SchemaCondition,
  SchemaType,
  StripSource,
  TaskSource,
  UiSource,
} from '../load/schemaSources.ts';

/** Captions by locale. */
export type CaptionsByLocale = Readonly<Record<string, CaptionTexts>>;

/** A schema taken apart: captions, constraints and meanings, each where its emitters look. */
export interface SchemaNode {
  /** The entity that it refers to; everything else is that entity's, but captions and `ui` may be its own. */
  readonly entity?: string;
  /** The published schema that it is of: to everybody but its emitters a JSON value. */
  readonly external?: string;
  readonly type: SchemaType;
  /** Constraining keywords, `enum`, `default`, `if`/`then`/`else`: no captions, nothing of ours. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The first of `examples`. */
  readonly example?: unknown;
  readonly captions: CaptionsByLocale;
  /** Labelled choices, in their order. */
  readonly choices: readonly { readonly value: string | number; readonly captions: CaptionsByLocale }[];
  readonly properties: Readonly<Record<string, SchemaNode>>;
  readonly required: readonly string[];
  readonly additional: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly readOnly: boolean;
  readonly secret: boolean;
  /** Left out of the rows of a list. */
  readonly omitFromList: boolean;
  /** Kept beside the record: it changes without the record being edited. */
  readonly systemCounter: boolean;
  /** A text that is kept as it was typed: spaces around it mean something. */
  readonly verbatim: boolean;
  readonly from?: SessionKey;
  readonly ui: UiSource;
  readonly visibleWhen?: SchemaCondition;
  readonly reference?: FieldReference;
  readonly messages: Readonly<Record<string, string>>;
}

export interface Entity {
  readonly name: string;
  /** Its name in generated types: `dataSource` → `DataSource`. */
  readonly typeName: string;
  readonly schema: SchemaNode;
  readonly naturalKey: readonly string[];
  readonly indexes: readonly PropertyIndex[];
  readonly lifecycle?: Lifecycle;
  /** The instant by whose month the service keeps its records. */
  readonly partitionBy?: string;
  /** The record that one belongs to. */
  readonly owner?: { readonly property: string; readonly entity: string };
  readonly validations: readonly {
    readonly schema: SchemaCondition;
    readonly message: string;
    readonly field: string;
  }[];
  /** The files that it is made of: its own, those of the entities it refers to, and those of families whose values are its choices. */
  readonly files: readonly string[];
}

export interface ParameterModel {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly from?: SessionKey;
  readonly required: boolean;
  readonly captions: CaptionsByLocale;
}

export interface OperationModel {
  readonly id: string;
  readonly service: ApiService;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly query: readonly ParameterModel[];
  /** The whole entity, or a paging body that filters by these of its properties. */
  readonly body?: { readonly entity: Entity; readonly filter?: readonly string[] };
  readonly result: 'one' | 'list' | 'page' | 'none';
  readonly entity?: Entity;
  readonly summary: string;
  /** Summary and refusals by locale. */
  readonly captions: Readonly<Record<string, OperationCaptions>>;
  readonly optional: boolean;
  readonly public: boolean;
  /** Partners call it, not the console. */
  readonly security?: 'apiKey';
  /** HTTP status of a success. */
  readonly status: 200 | 202;
  readonly headers: Readonly<Record<string, HeaderSource & { readonly captions: CaptionsByLocale }>>;
  /** HTTP status → when. */
  readonly errorResponses: Readonly<Record<string, string>>;
}

export interface ActionModel {
  readonly source: ActionSource;
  readonly captions: CaptionsByLocale;
  /** Captions of what the operator is asked for. */
  readonly prompt?: CaptionsByLocale;
}

/** A resource, or a family: a resource with constants. */
export interface ResourceModel {
  readonly name: string;
  /** The resource that a family varies. */
  readonly base?: string;
  readonly entity: Entity;
  readonly displayProperty: string;
  readonly roles: Readonly<Partial<Record<ResourceRole, string>>>;
  readonly bodyProperty?: string;
  readonly constants: Readonly<Record<string, string>>;
  /** Of a family: where its documents go. */
  readonly flow?: Flow;
  readonly hide: readonly string[];
  readonly columns: readonly ColumnSource[];
  readonly filters: readonly string[];
  readonly tree?: NonNullable<ResourceSource['tree']>;
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  readonly refresh?: number;
  readonly metrics?: StripSource;
  readonly captions: CaptionsByLocale;
  /** What a family calls properties that it inherits; the rest is said by the entity. */
  readonly fields: Readonly<Record<string, CaptionsByLocale>>;
  readonly groups: Readonly<Record<string, CaptionsByLocale>>;
  readonly actions: Readonly<Record<string, ActionModel>>;
  readonly testActions: readonly {
    readonly id: string;
    readonly operation: string;
    readonly beforeSave: boolean;
    readonly captions: CaptionsByLocale;
  }[];
  readonly recordTabs: readonly (RecordTab & { readonly captions: CaptionsByLocale })[];
  /** Of a family: states that only other families bring. Its records are never in them, so its filters do not offer them. */
  readonly otherStates: readonly string[];
  /** Of a family: resources that it has no use for in its records' tabs. */
  readonly excludes: readonly string[];
  readonly files: readonly string[];
}

/** A tab of a screen; what it shows or concerns is told by its resource or its task. */
export type TabModel = { readonly id: string; readonly captions: CaptionsByLocale } & (
  | { readonly resource: string; readonly constants?: Readonly<Record<string, string>> }
  | { readonly task: string }
  | {
      readonly panel: PanelName;
      readonly constants?: Readonly<Record<string, string>>;
      readonly initialList?: string;
    }
);

export interface ScreenModel {
  readonly name: string;
  readonly route: string;
  readonly captions: CaptionsByLocale;
  readonly tabs: readonly TabModel[];
  /** What its tab `overview` tells. */
  readonly overview?: OverviewSource;
  /** The schema file that it is made of. */
  readonly file: string;
}

export interface TaskModel {
  readonly name: string;
  readonly source: TaskSource;
  readonly entity: Entity;
  /** Entity of the records that it concerns. */
  readonly targetEntity: Entity;
  readonly captions: CaptionsByLocale;
  readonly groups: Readonly<Record<string, CaptionsByLocale>>;
  readonly files: readonly string[];
}

/** What has to do with the records of an entity. */
export interface EntityUses {
  /** Calls that answer with many of them. */
  readonly lists: readonly OperationModel[];
  /** Properties by which other records refer to them. */
  readonly namedBy: readonly string[];
  /** Resources, then families, that show them. */
  readonly resources: readonly ResourceModel[];
  /** Whether they are also answered before they are kept: a single record that was never saved, what a trial would make. */
  readonly isUnsaved: boolean;
}

/** What every emitter reads. Nothing in it is checked again. */
export interface Model {
  /** The default locale first. */
  readonly locales: readonly string[];
  readonly entities: readonly Entity[];
  readonly operations: readonly OperationModel[];
  readonly resources: readonly ResourceModel[];
  /** In the order of the navigation. */
  readonly screens: readonly ScreenModel[];
  readonly tasks: readonly TaskModel[];
  /** The published schemas that properties take. */
  readonly externals: readonly SchemaBundle[];
  /** By locale, the phrases that the reference is written with; a project without `locales/reference/` has none. */
  readonly referencePhrases: Readonly<Record<string, readonly PhraseTable[]>>;
  /** Every schema file. */
  readonly files: readonly string[];
  readonly operation: (id: string | undefined) => OperationModel | undefined;
  readonly uses: (entity: Entity) => EntityUses;
}
