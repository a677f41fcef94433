import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource, ResourceAction } from '../../../contract/model/resource.ts';
import controls from '../../core/theme/controls.module.css';
import { guardedProps } from '../../feedback/guardedProps.ts';
import { useRecordName } from '../../fields/useRecordName.ts';
import { actionsOf, labelledActionOf } from '../actionsOf.ts';
import { useActionPhrases } from '../useActionPhrases.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { EditButton } from './EditButton.tsx';

export interface RowActionsProps {
  readonly resource: Resource;
  readonly row: Row;
  readonly run: (action: ResourceAction, row: Row) => void;
  /** Left out where the record is already being edited. */
  readonly edit?: (row: Row) => void;
}

/**
 * One labelled button for the action that the state of the record suggests, and a menu with every action, whose
 * texts are made when it opens.
 */
export function RowActions({ resource, row, run, edit }: RowActionsProps): ReactNode {
  const words = useActionPhrases(resource);
  const nameOf = useRecordName(resource);
  const actions = actionsOf(resource);
  const labelled = labelledActionOf(resource, row);
  const itemOf = (action: ResourceAction) => ({
    name: words.title(action),
    symbol: action.icon,
    danger: action.danger,
    reason: words.reason(action.name, row),
    onClick: () => run(action, row),
  });
  return (
    <>
      {labelled && (
        <button
          type="button"
          className={`${controls.button} ${controls.small}`}
          data-prominent
          {...guardedProps(words.roleReason(labelled.name), () => run(labelled, row))}
        >
          {words.title(labelled)}
        </button>
      )}
      {edit && resource.roles.modify && (
        <EditButton reason={words.roleReason('modify')} onClick={() => edit(row)} />
      )}
      {actions.length > 0 && <ActionMenu of={nameOf(row)} items={() => actions.map(itemOf)} />}
    </>
  );
}
