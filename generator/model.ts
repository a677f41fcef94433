import type { Flow, Lookup } from '../src/contract/entity.ts';
import type { Lifecycle } from '../src/contract/lifecycle.ts';
import type { Service } from '../src/contract/operation.ts';
import type { Panel } from '../src/contract/panel.ts';
import type { Table } from '../src/contract/phrases.ts';
import type { RecordTab, Reference } from '../src/contract/resource.ts';
import type { SessionKey } from '../src/contract/session.ts';
import type { Bundle } from './external/bundle.ts';
import type {
  ActionSource,
  Captions,
  ColumnSource,
  Condition,
  HeaderSource,
  OperationCaptions,
  OverviewSource,
  ResourceSource,
  Role,
  StripSource,
  TaskSource,
  Type,
  UiSource,
} from './source.ts';

/** Captions by locale. */
export type Localized = Readonly<Record<string, Captions>>;

/** A schema taken apart: captions, constraints and meanings, each where its emitters look. */
export interface Node {
  /** The entity that it refers to; everything else is that entity's, but captions and `ui` may be its own. */
  readonly entity?: string;
  /** The published schema that it is of: to everybody but its emitters a JSON value. */
  readonly external?: string;
  readonly type: Type;
  /** Constraining keywords, `enum`, `default`, `if`/`then`/`else`: no captions, nothing of ours. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The first of `examples`. */
  readonly example?: unknown;
  readonly captions: Localized;
  /** Labelled choices, in their order. */
  readonly choices: readonly { readonly value: string | number; readonly captions: Localized }[];
  readonly properties: Readonly<Record<string, Node>>;
  readonly required: readonly string[];
  readonly additional: boolean | Node;
  readonly items?: Node;
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
  readonly visibleWhen?: Condition;
  readonly reference?: Reference;
  readonly messages: Readonly<Record<string, string>>;
}

export interface Entity {
  readonly name: string;
  /** Its name in generated types: `dataSource` → `DataSource`. */
  readonly typeName: string;
  readonly schema: Node;
  readonly naturalKey: readonly string[];
  readonly indexes: readonly Lookup[];
  readonly lifecycle?: Lifecycle;
  /** The instant by whose month the service keeps its records. */
  readonly partitionBy?: string;
  /** The record that one belongs to. */
  readonly owner?: { readonly property: string; readonly entity: string };
  readonly validations: readonly {
    readonly schema: Condition;
    readonly message: string;
    readonly field: string;
  }[];
  /** The files that it is made of: its own, those of the entities it refers to, and those of families whose values are its choices. */
  readonly files: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly from?: SessionKey;
  readonly required: boolean;
  readonly captions: Localized;
}

export interface Call {
  readonly id: string;
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly query: readonly Parameter[];
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
  readonly headers: Readonly<Record<string, HeaderSource & { readonly captions: Localized }>>;
  /** HTTP status → when. */
  readonly errorResponses: Readonly<Record<string, string>>;
}

export interface ActionModel {
  readonly source: ActionSource;
  readonly captions: Localized;
  /** Captions of what the operator is asked for. */
  readonly prompt?: Localized;
}

/** A resource, or a family: a resource with constants. */
export interface ResourceModel {
  readonly name: string;
  /** The resource that a family varies. */
  readonly base?: string;
  readonly entity: Entity;
  readonly displayProperty: string;
  readonly roles: Readonly<Partial<Record<Role, string>>>;
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
  readonly captions: Localized;
  /** What a family calls properties that it inherits; the rest is said by the entity. */
  readonly fields: Readonly<Record<string, Localized>>;
  readonly groups: Readonly<Record<string, Localized>>;
  readonly actions: Readonly<Record<string, ActionModel>>;
  readonly testActions: readonly {
    readonly id: string;
    readonly operation: string;
    readonly beforeSave: boolean;
    readonly captions: Localized;
  }[];
  readonly recordTabs: readonly (RecordTab & { readonly captions: Localized })[];
  /** Of a family: states that only other families bring. Its records are never in them, so its filters do not offer them. */
  readonly otherStates: readonly string[];
  /** Of a family: resources that it has no use for in its records' tabs. */
  readonly excludes: readonly string[];
  readonly files: readonly string[];
}

/** A tab of a screen; what it shows or concerns is told by its resource or its task. */
export type TabModel = { readonly id: string; readonly captions: Localized } & (
  | { readonly resource: string; readonly constants?: Readonly<Record<string, string>> }
  | { readonly task: string }
  | {
      readonly panel: Panel;
      readonly constants?: Readonly<Record<string, string>>;
      readonly initialList?: string;
    }
);

export interface ScreenModel {
  readonly name: string;
  readonly route: string;
  readonly captions: Localized;
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
  readonly captions: Localized;
  readonly groups: Readonly<Record<string, Localized>>;
  readonly files: readonly string[];
}

/** What has to do with the records of an entity. */
export interface Uses {
  /** Calls that answer with many of them. */
  readonly lists: readonly Call[];
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
  readonly calls: readonly Call[];
  readonly resources: readonly ResourceModel[];
  /** In the order of the navigation. */
  readonly screens: readonly ScreenModel[];
  readonly tasks: readonly TaskModel[];
  /** The published schemas that properties take. */
  readonly externals: readonly Bundle[];
  /** By locale, the phrases that the reference is written with; a project without `locales/reference/` has none. */
  readonly words: Readonly<Record<string, readonly Table[]>>;
  /** Every schema file. */
  readonly files: readonly string[];
  readonly call: (id: string | undefined) => Call | undefined;
  readonly uses: (entity: Entity) => Uses;
}
