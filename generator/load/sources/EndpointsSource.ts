import type { AuditRule, Operation } from '../../../src/contract/api/operation.ts';
import type { Role } from '../../../src/contract/api/role.ts';
import type { SessionKey } from '../../../src/contract/api/session.ts';
import type {
  Backend,
  BackendVariant,
  CallTemplate,
  TemplateRole,
} from '../../../src/contract/backend/Backend.ts';
import type { CaptionedSource } from './captions.ts';
import type { SchemaRef } from './SchemaSource.ts';

/** The API of a back end. */
export interface BackendSource
  extends CaptionedSource,
    Omit<Backend, 'name' | 'server' | 'services' | 'errors'>,
    Partial<Pick<Backend, 'server' | 'services' | 'errors'>> {
  readonly roles?: Readonly<Partial<Record<TemplateRole, CallTemplate>>>;
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

export interface OperationSource extends Pick<Operation, 'sends' | 'mediaType' | 'state'> {
  readonly method: Operation['method'];
  readonly path: string;
  readonly summary: string;
  readonly 'x-i18n'?: Readonly<Record<string, OperationCaptions>>;
  readonly query?: Readonly<Record<string, QueryParameterSource>>;
  readonly body?: SchemaRef | { readonly page: SchemaRef; readonly filter: readonly string[] };
  readonly result?: SchemaRef | { readonly page: SchemaRef } | { readonly list: SchemaRef };
  readonly access?: Role;
  readonly audit?: Omit<AuditRule, 'records'> & { readonly records?: Readonly<Record<string, SchemaRef>> };
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
