import type { Hono } from 'hono';
import type { Operation } from '../../../contract/api/operation.ts';
import type { Validate } from '../../../contract/model/form.ts';
import type { LocalePhrases } from '../base/servicePhrases.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { StoreModule } from '../store/ServiceStore.ts';
import type { EntityDefinition } from './catalog.ts';
import type { BasicDataRecord, Demo } from './Demo.ts';
import type { RecordCheck, RelatedCheck } from './RecordCheck.ts';
import type { Handler, ServiceContext, ServiceEnv } from './ServiceContext.ts';

/** Properties of a request body that differ from the usual ones. */
export interface BodyOptions {
  /** The body is checked only if there is one (schemas/SPECIFICATION.md section 7.6). */
  readonly isOptional?: true;
  /** The handler validates the body itself, with defaults and the stored record, as generic saving does. */
  readonly isValidatedByHandler?: true;
  /** Maximum size in megabytes; 1 without it. */
  readonly megabytes?: number;
}

export interface RouteOptions {
  readonly service: ServiceContext;
  readonly headers: { readonly loginKey: string; readonly secret: string };
  /** Addresses and ranges of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
}

/** Validation rules for the requests of one operation. */
export interface InputRules {
  readonly operation: Operation;
  readonly query?: Validate;
  /** Validator of a paging body. */
  readonly paging?: Validate;
  /** Entity of a body that the generic handlers do not check later, together with the stored record. */
  readonly entity?: EntityDefinition;
  /** Entity of a body that is checked later but must be a record. */
  readonly record?: EntityDefinition;
  /** The body is optional. */
  readonly bodyOptional?: boolean;
}

/** Registers the route of one operation. */
export type RegisterRoute = (operation: string, method: string, path: string, rules: InputRules) => void;

/**
 * The part of the service that belongs to the entities of one product. The platform uses modules only through
 * this interface. A module adds its tables to `Tables`, its services to `ServiceContext` and its variables to
 * `ServiceVariables` by declaration merging.
 */
export interface ServiceModule extends StoreModule {
  /** Handlers by operation. They take precedence over the generic handler of the operation's binding. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Options of bodies by operation. */
  readonly bodies: Readonly<Record<string, BodyOptions>>;
  /** Operations for callers other than operators. The module registers their routes with its own middleware. */
  readonly routes: {
    readonly operations: readonly string[];
    readonly register: (app: Hono<ServiceEnv>, options: RouteOptions) => RegisterRoute;
  };
  /** Codes that the service offers as choices, by the operation that returns them. */
  readonly offeredCodes: Readonly<Record<string, readonly string[]>>;
  /** Checks by entity, before a record is stored. */
  readonly recordChecks: Readonly<Record<string, RecordCheck>>;
  /** Checks by entity that need other records, before a record is stored or goes online. */
  readonly relatedChecks: Readonly<Record<string, RelatedCheck>>;
  /** The first company of a first start and its basic data, with names in the language of the phrases. */
  readonly createSampleRecords: (phrases: LocalePhrases) => readonly BasicDataRecord[];
  readonly demo?: Demo;
  /**
   * Creates the objects that all requests and jobs share. `close` runs after the jobs have ended.
   * @param service the context that the objects become part of; it has no objects of modules and no jobs yet
   */
  readonly createServices: (service: ServiceContext) => {
    readonly services: Partial<ServiceContext>;
    readonly close: () => Promise<void>;
  };
  /**
   * Starts the jobs. Resolves to a function that ends everything that `jobs` does not end itself.
   * @param exclusiveSince the instant since which no other process uses the database; undefined if several
   * may share it
   */
  readonly startJobs: (
    jobs: Jobs,
    service: ServiceContext,
    exclusiveSince?: Date,
  ) => Promise<() => Promise<void>>;
}
