import type { SessionKey } from '../../../src/contract/api/session.ts';
import type { PropertyIndex, RecordRetention } from '../../../src/contract/model/entity.ts';
import type { Lifecycle, StateTone } from '../../../src/contract/model/lifecycle.ts';
import type { FieldReference } from '../../../src/contract/model/resource.ts';
import type { SecretEntryRule } from '../../../src/contract/model/secretEntry.ts';
import type { ServiceRole } from '../../../src/contract/model/serviceRole.ts';
import type { CaptionTexts } from '../../load/sources/captions.ts';
import type {
  ChoiceExample,
  ChoiceUse,
  MigrationSource,
  RemovalSource,
  SchemaCondition,
  SchemaType,
  UiSource,
} from '../../load/sources/SchemaSource.ts';

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
