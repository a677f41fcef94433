import type { Action, Resource } from '../../contract/resource.ts';
import { actionsOf } from './actionsOf.ts';

/**
 * The actions of a resource on many records at once: those that its batch takes, and those that take uuids by themselves.
 * An answer to be looked at is that of one record.
 */
export const bulkActionsOf = (resource: Pick<Resource, 'actions' | 'roles' | 'bulk'>): readonly Action[] =>
  actionsOf(resource).filter(
    ({ name, appliesTo: takes, onSuccess: outcome }) =>
      outcome !== 'show' &&
      (takes === 'uuids' || (resource.roles.batch !== undefined && resource.bulk.includes(name))),
  );
