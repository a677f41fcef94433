import type { AuditRule, Operation } from '../../src/contract/api/operation.ts';
import type { Role } from '../../src/contract/api/role.ts';
import type { SessionKey } from '../../src/contract/api/session.ts';
import type { Backend } from '../../src/contract/backend/Backend.ts';
import type { Flow, PropertyIndex, RecordRetention } from '../../src/contract/model/entity.ts';
import type { Lifecycle, StateTone } from '../../src/contract/model/lifecycle.ts';
import type { FieldReference, ListMetrics, RecordTab } from '../../src/contract/model/resource.ts';
import type { NavigationGroup, NavigationIcon, PanelName } from '../../src/contract/model/screen.ts';
import type { SecretEntryRule } from '../../src/contract/model/secretEntry.ts';
import type { ServiceRole } from '../../src/contract/model/serviceRole.ts';
import type { PhraseTable } from '../../src/contract/text/phrases.ts';
import type { SchemaBundle } from '../external/SchemaBundle.ts';
import type {
  ActionSource,
  CaptionTexts,
  ChoiceExample,
  ChoiceUse,
  ColumnSource,
  HeaderSource,
  MetricsSource,
  MigrationSource,
  OperationCaptions,
  RemovalSource,
  ResourceRole,
  ResourceSource,
  SchemaCondition,
  SchemaType,
  TaskSource,
  UiSource,
} from '../load/schemaSources.ts';

/** Captions by locale. */
export type CaptionsByLocale = Readonly<Record<string, CaptionTexts>>;

/** A schema in parts: captions, constraints and meanings, for the respective emitters. */
export interface SchemaNode {
  /** The referenced entity. Only captions and `ui` may differ from it. */
  readonly entity?: string;
  /** The published schema of the value. For all other emitters, it is any JSON value. */
  readonly external?: string;
  readonly type: SchemaType;
  /** Constraining keywords, `enum`, `default`, `if`/`then`/`else`, without captions and own keywords. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The first of `examples`. */
  readonly example?: unknown;
  readonly captions: CaptionsByLocale;
  /** Choices with captions, in order. */
  readonly choices: readonly {
    readonly value: string | number;
    readonly captions: CaptionsByLocale;
    readonly tone?: StateTone;
    /** Other properties of a record with the choice. */
    readonly uses?: Readonly<Record<string, ChoiceUse>>;
    readonly example?: ChoiceExample;
  }[];
  readonly properties: Readonly<Record<string, SchemaNode>>;
  readonly required: readonly string[];
  readonly additional: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly readOnly: boolean;
  readonly secret: boolean;
  /** Left out of the rows of a list. */
  readonly omitFromList: boolean;
  /** Stored outside the record: it changes without an edit of the record. */
  readonly systemCounter: boolean;
  /** A text that the service stores in all its languages. */
  readonly serviceText: boolean;
  /** A text whose surrounding spaces are kept. */
  readonly verbatim: boolean;
  readonly from?: SessionKey;
  readonly ui: UiSource;
  readonly secretEntry?: SecretEntryRule;
  readonly visibleWhen?: SchemaCondition;
  readonly reference?: FieldReference;
  /** Earlier forms of the property, the oldest first. */
  readonly migrations: readonly MigrationSource[];
  /** Removed properties of the object. */
  readonly removedProperties: Readonly<Record<string, RemovalSource>>;
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
  /** The instant by whose month the service partitions the records. */
  readonly partitionBy?: string;
  readonly retention?: RecordRetention;
  /** Properties that the service removes from old records. */
  readonly payload?: readonly string[];
  readonly serviceRole?: ServiceRole;
  /** The owner of a record. */
  readonly owner?: { readonly property: string; readonly entity: string };
  readonly validations: readonly {
    readonly schema: SchemaCondition;
    readonly message: string;
    readonly field: string;
  }[];
  /**
   * The files that it depends on: its own, those of contained entities, those of families that provide its
   * choices, and those of the operations and records that its references name.
   */
  readonly files: readonly string[];
}

export interface ParameterModel {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>> & { readonly default?: '' };
  readonly from?: SessionKey;
  /** The property of the record that fills it. */
  readonly record?: string;
  readonly required: boolean;
  readonly captions: CaptionsByLocale;
}

export interface BackendModel extends Backend {
  /** Its name in backends.ts: `<name>`, or `<name>.<table>` for the variant of an endpoint table. */
  readonly id: string;
  readonly captions: CaptionsByLocale;
  /** The schema file that describes it. */
  readonly file: string;
}

export interface OperationModel
  extends Pick<Operation, 'method' | 'sends' | 'mediaType' | 'state' | 'initial'> {
  readonly id: string;
  readonly backend: BackendModel;
  /** Empty if the back end has no services. */
  readonly service: string;
  readonly path: string;
  readonly pathParameters: readonly string[];
  /** The path parameters besides the key, of back ends without an envelope. */
  readonly scope: readonly string[];
  readonly plainUuid?: true;
  /** It creates a record of a resource. */
  readonly isCreation?: boolean;
  readonly query: readonly ParameterModel[];
  /** The whole entity, or a paging body with these filters. */
  readonly body?: { readonly entity: Entity; readonly filter?: readonly string[] };
  readonly result: 'one' | 'list' | 'page' | 'none';
  readonly entity?: Entity;
  readonly summary: string;
  /** Summary and error descriptions by locale. */
  readonly captions: Readonly<Record<string, OperationCaptions>>;
  /** The least role that may call it. */
  readonly access: Role;
  /** The service logs its calls in the audit log. */
  readonly audit?: AuditRule;
  readonly optional: boolean;
  readonly public: boolean;
  /** Partners call it, not the console. */
  readonly security?: 'apiKey';
  /** HTTP status of a success. */
  readonly status: 200 | 202;
  readonly headers: Readonly<Record<string, HeaderSource & { readonly captions: CaptionsByLocale }>>;
  /** HTTP status → its condition. */
  readonly errorResponses: Readonly<Record<string, string>>;
}

export interface ActionModel {
  readonly source: ActionSource;
  readonly captions: CaptionsByLocale;
  /** Captions of the prompt's parameter. */
  readonly prompt?: CaptionsByLocale;
}

/** A resource, or a family: a resource with constants. */
export interface ResourceModel {
  readonly name: string;
  /** The parent of a family. */
  readonly base?: string;
  readonly entity: Entity;
  readonly displayProperty: string;
  readonly roles: Readonly<Partial<Record<ResourceRole, string>>>;
  readonly bodyProperty?: string;
  readonly overviewPanel?: PanelName;
  readonly tabAfterCreate?: string;
  readonly constants: Readonly<Record<string, string>>;
  /** For a family: the direction of its documents. */
  readonly flow?: Flow;
  readonly hide: readonly string[];
  readonly columns: readonly ColumnSource[];
  /** For a family: the column of the parent that the family's own columns follow. */
  readonly afterColumn?: string;
  readonly subtitle: readonly string[];
  readonly filters: readonly string[];
  readonly tree?: NonNullable<ResourceSource['tree']>;
  readonly sort?: { readonly property: string; readonly order: 'asc' | 'desc' };
  readonly refresh?: number;
  readonly metrics?: ListMetrics;
  readonly captions: CaptionsByLocale;
  /** Captions of a family for inherited properties; the others come from the entity. */
  readonly fields: Readonly<Record<string, CaptionsByLocale>>;
  readonly groups: Readonly<Record<string, CaptionsByLocale>>;
  readonly actions: Readonly<Record<string, ActionModel>>;
  readonly testActions: readonly {
    readonly id: string;
    readonly operation: string;
    readonly whileShown?: string;
    readonly beforeSave: boolean;
    readonly captions: CaptionsByLocale;
  }[];
  readonly recordTabs: readonly (RecordTab & { readonly captions: CaptionsByLocale })[];
  /** For a family: states that only other families have. Its filters omit them. */
  readonly otherStates: readonly string[];
  /** For a family: resources that its record pages omit. */
  readonly excludes: readonly string[];
  readonly files: readonly string[];
}

/** A tab of a screen. Its resource or task has the details. */
export type TabModel = { readonly id: string; readonly captions: CaptionsByLocale } & (
  | {
      readonly resource: string;
      readonly constants?: Readonly<Record<string, string>>;
      readonly icon?: NavigationIcon;
    }
  | { readonly task: string }
  | {
      readonly panel: PanelName;
      readonly constants?: Readonly<Record<string, string>>;
      readonly initialList?: string;
      /** The metrics that the panel `overview` shows. */
      readonly metrics?: string;
    }
);

export interface ScreenModel {
  readonly name: string;
  readonly route: string;
  readonly group?: NavigationGroup;
  readonly icon: NavigationIcon;
  readonly captions: CaptionsByLocale;
  readonly tabs: readonly TabModel[];
  /** The schema file that it depends on. */
  readonly file: string;
}

/** The figures of one operation, over lists and on an overview. */
export interface NamedMetrics {
  readonly name: string;
  readonly source: MetricsSource;
  readonly operation: OperationModel;
  /** Entity of the answer. */
  readonly entity: Entity;
  /** Entity of the records in the answer. */
  readonly recordEntity: Entity;
  readonly files: readonly string[];
}

export interface TaskModel {
  readonly name: string;
  readonly source: TaskSource;
  readonly entity: Entity;
  /** Entity of the records that it applies to. */
  readonly targetEntity: Entity;
  readonly captions: CaptionsByLocale;
  readonly groups: Readonly<Record<string, CaptionsByLocale>>;
  readonly files: readonly string[];
}

/** Users of an entity. */
export interface EntityUses {
  /** Operations that return a list or page of it. */
  readonly lists: readonly OperationModel[];
  /** Properties of other entities that refer to it. */
  readonly namedBy: readonly string[];
  /** Resources, then families, that show it. */
  readonly resources: readonly ResourceModel[];
  /**
   * True if operations also return unsaved records: a single record before its first save, or the result of a
   * test.
   */
  readonly isUnsaved: boolean;
}

/** The phrases of a project. */
export interface PhraseModel {
  /** The groups of `locales/`; the phrases without a group are the group ''. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, PhraseTable>>>>;
  /** The tables are a mix of this repository's and the project's, so they are generated files. */
  readonly isExtension: boolean;
}

/** Input of every emitter, already checked. */
export interface Model {
  /** The default locale first. */
  readonly locales: readonly string[];
  readonly product: {
    readonly captions: CaptionsByLocale;
    /** Name of the screen that opens at `/`. */
    readonly home?: string;
  };
  readonly phrases: PhraseModel;
  /** The default back end first. Operations may have a variant of one of them. */
  readonly backends: readonly BackendModel[];
  readonly entities: readonly Entity[];
  readonly operations: readonly OperationModel[];
  readonly resources: readonly ResourceModel[];
  /** Sorted in the order of the navigation. */
  readonly screens: readonly ScreenModel[];
  readonly metrics: readonly NamedMetrics[];
  readonly tasks: readonly TaskModel[];
  /** Published schemas of properties. */
  readonly externals: readonly SchemaBundle[];
  /** Phrases of the reference by locale; empty without `locales/reference/`. */
  readonly referencePhrases: Readonly<Record<string, readonly PhraseTable[]>>;
  /** Every schema file. */
  readonly files: readonly string[];
  readonly operation: (id: string | undefined) => OperationModel | undefined;
  readonly uses: (entity: Entity) => EntityUses;
}
