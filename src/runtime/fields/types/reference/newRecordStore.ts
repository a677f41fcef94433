import type { Row } from '../../../../contract/api/envelope.ts';
import type { Resource } from '../../../../contract/model/resource.ts';
import { createStore } from '../../../core/store.ts';
import type { FormValues } from '../../FormScope.ts';

/** A record to create over a form, which stays. */
export interface NewRecordRequest {
  readonly resource: Resource;
  /** Initial values beside the defaults. */
  readonly values: FormValues;
  /** Called after the save, with the record if the service returns it. */
  readonly created: (record: Row | undefined) => void;
}

const store = createStore<readonly NewRecordRequest[]>([]);

/** The open requests, the topmost last: a new record may need another one. */
export const newRecordStore = {
  get: store.get,
  subscribe: store.subscribe,
  open: (request: NewRecordRequest): void => store.set([...store.get(), request]),
  close: (request: NewRecordRequest): void => store.set(store.get().filter((open) => open !== request)),
};
