import type { Answer } from '../api/answer.ts';

/** A record that refers to the one to be removed. */
export interface User {
  readonly entity: string;
  readonly uuid: string;
  readonly name: string;
}

export interface InUse {
  /** The record that was to be removed. */
  readonly name: string;
  readonly users: readonly User[];
}

/** The users in an IN_USE answer: `data: {users: [{entity, uuid, name}]}`; undefined for any other answer. */
export function inUseOf({ errorCode, data }: Answer): readonly User[] | undefined {
  if (errorCode !== 'IN_USE' || typeof data !== 'object' || data === null || !('users' in data))
    return undefined;
  return Array.isArray(data.users) ? data.users : undefined;
}
