import type { OperationSource, ResourceRole, SchemaType } from '../../../generator/load/schemaSources.ts';

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
  /** Of an object. Without it, the object may hold anything. */
  readonly properties?: readonly PropertyDraft[];
  /** Of an array. */
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
  /** Its properties without the key of the record, which is always `uuid`. */
  readonly properties: readonly PropertyDraft[];
  /** Properties that together identify a record. */
  readonly naturalKey: readonly string[];
}

/** Returns the reference to an entity in an endpoint table or a resource. */
export const entityRefOf = (entity: string): string => `../entities/${entity}.schema.json`;

/** A row of an endpoint table without its texts. */
export type CallRow = Omit<OperationSource, 'summary' | 'x-i18n'>;

/** A call of the source. */
export interface CallDraft {
  /** `erp.query` */
  readonly id: string;
  readonly service: 'openapi' | 'basic' | 'account';
  readonly row: CallRow;
  readonly summary?: string;
  /** The place in the source, for the report. */
  readonly at: string;
  /** Reasons why the row differs from the call in the source: predicates such as `answers without an envelope`. */
  readonly misfits: readonly string[];
}

/** A role of a resource, with the call of the source that has it. */
export interface RoleDraft {
  readonly role: DraftRole;
  /** Undefined if the source has no such call. */
  readonly call?: CallDraft;
  /** Reasons why the call cannot have the role; those of the call, too. */
  readonly misfits: readonly string[];
}

export type DraftRole = Extract<ResourceRole, 'list' | 'get' | 'create' | 'modify' | 'remove' | 'restore'>;

/** An entity with the roles that its screen offers. `list` is always one of them. */
export interface ResourceDraft {
  readonly entity: string;
  readonly roles: readonly RoleDraft[];
}

/** A fact for the person who runs the command. */
export interface DraftNote {
  /** `call`: a call without a role. `value`: a part of a value that schema files cannot express. */
  readonly kind: 'call' | 'value';
  /** The place in the source. */
  readonly at: string;
  /** A predicate of a call, or a sentence. Equal ones are reported together. */
  readonly says: string;
}

/** The content of a source, between the source and the schema files. */
export interface Draft {
  /** Name of the screen and of the file in `schemas/imports/`. */
  readonly name: string;
  readonly title?: string;
  readonly entities: readonly EntityDraft[];
  readonly resources: readonly ResourceDraft[];
  /** All calls of the source, with and without a role. */
  readonly calls: readonly CallDraft[];
  readonly notes: readonly DraftNote[];
}
