import type { Operation } from '../api/operation.ts';
import type { Backend } from './Backend.ts';

/** Returns whether the path of a call has the key of a record. A creation with it takes the key from the new record. */
export const hasKeyInPath = ({ key }: Pick<Backend, 'key'>, { path }: Pick<Operation, 'path'>): boolean =>
  path.includes(`{${key}}`);
