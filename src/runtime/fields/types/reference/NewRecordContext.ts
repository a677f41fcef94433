import { createContext } from 'react';
import type { Row } from '../../../../contract/api/envelope.ts';
import type { Resource } from '../../../../contract/model/resource.ts';
import type { FormValues } from '../../FormScope.ts';

/** A record to create over a form, which stays. */
export interface NewRecordRequest {
  readonly resource: Resource;
  /** Initial values beside the defaults. */
  readonly values: FormValues;
  /** Called after the save, with the record if the service returns it. */
  readonly created: (record: Row | undefined) => void;
}

/** Opens the dialog for a new record; undefined around forms whose pickers offer existing records only. */
export const NewRecordContext = createContext<((request: NewRecordRequest) => void) | undefined>(undefined);
