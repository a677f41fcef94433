import type { AuditRule, Operation } from '../../../src/contract/api/operation.ts';
import type { Role } from '../../../src/contract/api/role.ts';
import type { SessionKey } from '../../../src/contract/api/session.ts';
import type { Backend } from '../../../src/contract/backend/Backend.ts';
import type { HeaderSource, OperationCaptions } from '../../load/sources/EndpointsSource.ts';
import type { CaptionsByLocale, Entity } from './Entity.ts';

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
