import { ServiceError } from '../../../platform/base/ServiceError.ts';
import type { LocalizedContext } from '../../../platform/operations/ServiceContext.ts';
import { loadDeliveryRoute, loadMappingRoute } from './loadDeliveryRoute.ts';
import type { DeliveryRoute } from './RunInput.ts';

/** A running read, and the next one, which all later callers share. */
interface Flight<T> {
  readonly current: Promise<T>;
  next?: Promise<T>;
}

/**
 * Reads that many callers share. Each caller gets a read that started after the call, so the result is never
 * stale. One read at a time for each key.
 */
export class SingleFlight<T> {
  readonly #read: (key: string) => Promise<T>;
  readonly #readings = new Map<string, Flight<T>>();

  constructor(read: (key: string) => Promise<T>) {
    this.#read = read;
  }

  get(key: string): Promise<T> {
    const reading = this.#readings.get(key);
    if (!reading) return this.#begin(key);
    const again = () => this.#begin(key);
    reading.next ??= reading.current.then(again, again);
    return reading.next;
  }

  #begin(key: string): Promise<T> {
    const reading: Flight<T> = { current: this.#read(key) };
    this.#readings.set(key, reading);
    const end = () => {
      if (!reading.next) this.#readings.delete(key);
    };
    reading.current.then(end, end);
    return reading.current;
  }
}

/** A route as far as it is known; `refusal` says why nothing can be sent. */
export interface LoadedRoute {
  readonly route: DeliveryRoute;
  readonly refusal?: ServiceError;
}

/** Loads the routes of interfaces for the queue. */
export class RouteLoader {
  readonly #context: LocalizedContext;
  readonly #routes: SingleFlight<LoadedRoute>;

  constructor(context: LocalizedContext) {
    this.#context = context;
    this.#routes = new SingleFlight((interfaceUuid) => this.#load(interfaceUuid));
  }

  /** Rejects if the database is unavailable. */
  routeOf(interfaceUuid: string): Promise<LoadedRoute> {
    return this.#routes.get(interfaceUuid);
  }

  async #load(interfaceUuid: string): Promise<LoadedRoute> {
    const { repository, documentQueue } = this.#context.service.store;
    const owner = await documentQueue.findInterface(interfaceUuid);
    try {
      return { route: await loadDeliveryRoute(repository, this.#context, owner) };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { route: await loadMappingRoute(repository, this.#context, owner), refusal: error };
    }
  }
}
