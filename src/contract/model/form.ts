import type { FormField } from './resource.ts';

/** An Ajv error of a standalone validator. */
export interface SchemaViolation {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A standalone Ajv validator: `errors` belongs to the last call. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaViolation[] | null;
}

/** A cross-field rule (`x-validations`): a violation shows `message` at `field`. */
export interface CrossFieldRule {
  readonly field: string;
  readonly message: string;
  readonly validate: Validate;
}

/** The validators of one entity, shared by its form and by the service. */
export interface EntityValidators {
  /** Validates the whole entity. */
  readonly validate: Validate;
  /** By rjsf's schema hash, for `createPrecompiledValidator`. */
  readonly byHash: Readonly<Record<string, Validate>>;
  /** `x-visible-when`, by property. */
  readonly visible: Readonly<Record<string, Validate>>;
  readonly rules: readonly CrossFieldRule[];
}

/** The parts of an entity's form. `schema` holds no captions: it is the same in every locale. */
export interface Form {
  readonly entity: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** The fields in the order of the form, without read-only and session-filled properties. */
  readonly fields: Readonly<Record<string, FormField>>;
  /** `x-messages`: `property.keyword` → message key. */
  readonly messages: Readonly<Record<string, string>>;
  /** Paths of texts that are sent trimmed (`trimTexts.ts`). */
  readonly trimmed: readonly string[];
  readonly validators: EntityValidators;
}
