import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Action, Resource } from '../../contract/resource.ts';
import { useNameOf } from '../fields/useNameOf.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { ActionButton } from './ActionButton.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { actionsOf } from './actionsOf.ts';
import { useActionWords } from './useActionWords.ts';

export interface RowActionsProps {
  readonly resource: Resource;
  readonly row: Row;
  readonly run: (action: Action, row: Row) => void;
  /** Left out where the record is being edited already. */
  readonly edit?: { readonly open: (row: Row) => void; readonly preload: () => void };
}

/** The likeliest actions as buttons of their own, the rest in a menu, which is worded once it opens. */
export function RowActions({ resource, row, run, edit }: RowActionsProps): ReactNode {
  const t = useTranslate();
  const words = useActionWords(resource);
  const nameOf = useNameOf(resource);
  const actions = actionsOf(resource);
  const rest = actions.filter(({ primary: prominent }) => !prominent);
  const itemOf = (action: Action) => ({
    name: words.title(action),
    symbol: action.icon,
    danger: action.danger,
    reason: words.reason(action.name, row),
    onClick: () => run(action, row),
  });
  return (
    <>
      {actions.map(
        (action) => action.primary && <ActionButton key={action.name} prominent {...itemOf(action)} />,
      )}
      {edit && resource.roles.modify && (
        <ActionButton
          name={t('action.edit.title')}
          symbol="edit"
          shortcut="edit"
          onIntent={edit.preload}
          onClick={() => edit.open(row)}
        />
      )}
      {rest.length > 0 && <ActionMenu of={nameOf(row)} items={() => rest.map(itemOf)} />}
    </>
  );
}
