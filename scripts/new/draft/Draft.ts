import type {
  BackendSource,
  EndpointsSource,
  OperationSource,
} from '../../../generator/load/sources/EndpointsSource.ts';
import type { ResourceRole } from '../../../generator/load/sources/ResourceSource.ts';
import type { SchemaType } from '../../../generator/load/sources/SchemaSource.ts';

/** Texts of a source, in any language. */
export interface SourceTexts {
  readonly title?: string;
  readonly description?: string;
}

export interface ChoiceDraft extends SourceTexts {
  readonly value: string | number;
}

/** A property that holds the uuid of another record, or the value of its `property`. */
export interface ReferenceDraft {
  readonly entity: string;
  /** Default: the uuid. */
  readonly property?: string;
}

/** A value as its source describes it. */
export interface ValueDraft extends SourceTexts {
  readonly type: SchemaType;
  /** Constraints, `format`, `default` and `examples`, with the meaning of JSON Schema. */
  readonly keywords?: Readonly<Record<string, unknown>>;
  readonly choices?: readonly ChoiceDraft[];
  readonly reference?: ReferenceDraft;
  readonly widget?: 'json' | 'multiline';
  /** The properties of an object. Without it, the object may have any. */
  readonly properties?: readonly PropertyDraft[];
  /** The items of an array. */
  readonly items?: ValueDraft;
}

export interface PropertyDraft {
  /** Letters and digits, a letter first. */
  readonly name: string;
  readonly value: ValueDraft;
  readonly required: boolean;
  readonly readOnly?: true;
  readonly secret?: true;
}

export interface EntityDraft extends SourceTexts {
  /** Letters and digits, a small letter first. */
  readonly name: string;
  /** Its properties. Those of the embedded service are without the key of the record, which is always `uuid`. */
  readonly properties: readonly PropertyDraft[];
  /** The property that identifies a record at a described back end. Default: `uuid` of the embedded service. */
  readonly key?: string;
  /** Properties without which its list cannot be read: in the path, or required in the query. */
  readonly scope?: readonly string[];
  /** Properties that together identify a record. */
  readonly naturalKey: readonly string[];
}

/** Returns the reference to an entity in an endpoint table or a resource. */
export const entityRefOf = (entity: string): string => `../entities/${entity}.schema.json`;

/** A row of an endpoint table without its texts. */
export type CallRow = Omit<OperationSource, 'summary' | 'x-i18n'>;

/** A role of a resource. */
export interface RoleDraft {
  readonly role: DraftRole;
  /** The call of a described back end. Default: that of the embedded service. */
  readonly row?: CallRow;
  readonly summary?: string;
}

export type DraftRole = Extract<ResourceRole, 'list' | 'get' | 'create' | 'modify' | 'remove' | 'restore'>;

/** An entity with the roles that its screen offers. `list` is always one of them. */
export interface ResourceDraft {
  readonly entity: string;
  readonly roles: readonly RoleDraft[];
  /** The differences from its back end. */
  readonly variant?: EndpointsSource['variant'];
}

/** A fact for the person who runs the command. */
export interface DraftNote {
  /** `call`: a call without a role. `value`: a part of a value that schema files cannot express. `backend`: a part of the back end. */
  readonly kind: 'call' | 'value' | 'backend';
  /** The place in the source. */
  readonly at: string;
  /** A predicate of a call, or a sentence. Equal ones are reported together. */
  readonly says: string;
}

/** The content of a source, between the source and the schema files. */
export interface Draft {
  /** Name of the screen, of the back end and of the file in `schemas/imports/`. */
  readonly name: string;
  readonly title?: string;
  /** The back end that all calls belong to. Default: the embedded service. */
  readonly backend?: BackendDraft;
  readonly entities: readonly EntityDraft[];
  readonly resources: readonly ResourceDraft[];
  readonly notes: readonly DraftNote[];
}

/** A back end without its texts. */
export type BackendDraft = Omit<BackendSource, 'title' | 'x-i18n' | 'served' | 'roles' | 'services'>;
