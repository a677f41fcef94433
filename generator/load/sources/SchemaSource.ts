import type { SessionKey } from '../../../src/contract/api/session.ts';
import type { PropertyIndex, RecordRetention } from '../../../src/contract/model/entity.ts';
import type { Lifecycle, StateTone } from '../../../src/contract/model/lifecycle.ts';
import type { ParameterOrigin as ValueSource } from '../../../src/contract/model/resource.ts';
import type { SecretEntryRule } from '../../../src/contract/model/secretEntry.ts';
import type { ServiceRole } from '../../../src/contract/model/serviceRole.ts';
import type { CaptionedSource } from './captions.ts';

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

/** A schema of an entity file: entity.schema.json#/definitions/schema. */
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
