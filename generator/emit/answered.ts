import type { Entity, Uses } from '../model.ts';

/** What the service gives to a record when it is saved. */
const saved = ['uuid', 'modifiedAt'];

/** Read-only properties that every answer has; the version of what was never saved is 0. */
export const answered = ({ lifecycle }: Entity, { isUnsaved }: Uses): ReadonlySet<string> =>
  new Set(['version', ...(isUnsaved ? [] : saved), ...Object.keys(lifecycle?.initial ?? {})]);
