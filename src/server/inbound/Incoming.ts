import type { Row } from '../../contract/envelope.ts';
import type { Say } from '../phrases.ts';
import type { Service } from '../Service.ts';

/** A document that came for a company that let it in. */
export interface Incoming {
  readonly service: Service;
  readonly companyUuid: string;
  /** Query and path parameters. */
  readonly query: Readonly<Record<string, unknown>>;
  /** JSON of one object. */
  readonly text: string;
  readonly idempotencyKey?: string;
  readonly say: Say;
  /** Says, as soon as it is known, which interfaces the call is about: refused or not, the log is theirs. */
  readonly concern: (interfaces: readonly Row[]) => void;
}

/** Resolves to `data` of the envelope once what came is kept; throws ServiceError to refuse. */
export type Receive = (incoming: Incoming) => Promise<unknown>;
