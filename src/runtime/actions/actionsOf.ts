import type { Row } from '../../contract/api/envelope.ts';
import { findObstacle } from '../../contract/model/lifecycle.ts';
import type { Resource, ResourceAction } from '../../contract/model/resource.ts';

/** The actions of a resource on one record, removal last. */
export function actionsOf({
  actions,
  roles,
}: Pick<Resource, 'actions' | 'roles'>): readonly ResourceAction[] {
  if (!roles.remove || actions.some(({ name }) => name === 'remove')) return actions;
  return [
    ...actions,
    {
      name: 'remove',
      operation: roles.remove,
      icon: 'remove',
      appliesTo: 'uuid',
      confirm: true,
      danger: true,
      successMessage: 'message.deleteSuccessful',
    },
  ];
}

/** The action with a labelled button on a record: the first primary one that its state allows. */
export const labelledActionOf = (
  { actions, lifecycle }: Pick<Resource, 'actions' | 'lifecycle'>,
  row: Row,
): ResourceAction | undefined =>
  actions.find(({ name, primary }) => primary && findObstacle(lifecycle, name, row) === undefined);

/**
 * The bulk actions of a resource: those of its batch operation, and those that take uuids. Actions that show
 * an answer apply to one record only.
 */
export const bulkActionsOf = (
  resource: Pick<Resource, 'actions' | 'roles' | 'bulk'>,
): readonly ResourceAction[] =>
  actionsOf(resource).filter(
    ({ name, appliesTo, onSuccess }) =>
      onSuccess !== 'show' &&
      (appliesTo === 'uuids' || (resource.roles.batch !== undefined && resource.bulk.includes(name))),
  );

/** The message of a failed action when the service gives no reason (schemas/SPECIFICATION.md section 8.3, "Messages"). */
export const actionFailureKey = ({ onSuccess }: Pick<ResourceAction, 'onSuccess'>): string =>
  onSuccess === 'download' ? 'message.exportFailed' : 'message.operationFailed';
