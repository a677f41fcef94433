import type { Action, Resource } from '../../contract/resource.ts';

/** The actions of a resource on one record, removal last. */
export function actionsOf({ actions, roles }: Pick<Resource, 'actions' | 'roles'>): readonly Action[] {
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
