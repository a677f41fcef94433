import { useMemo } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import { describeObstacle } from '../../contract/model/lifecycle.ts';
import type { Resource, ResourceAction } from '../../contract/model/resource.ts';
import { resourceKey } from '../../contract/text/captions.ts';
import { type RoleObstacle, useRoleObstacle } from '../api/access/useRoleObstacle.ts';
import { type Formats, useFormats } from '../core/i18n/formats.ts';
import { usePhrases } from '../core/i18n/LocaleProvider.tsx';

interface ActionPhrases {
  readonly title: (action: Pick<ResourceAction, 'name'>) => string;
  /** The action with its object, within a sentence or at its beginning: `Take asn offline`. */
  readonly phrase: (action: Pick<ResourceAction, 'name'>, object: string) => string;
  readonly consequence: (action: Pick<ResourceAction, 'name'>) => string;
  /** The reason why the operator's role does not allow the action; undefined when it does. */
  readonly roleReason: (action: string) => string | undefined;
  /** The reason why the role or the record does not allow the action now; undefined when both do. */
  readonly reason: (action: string, row: Row) => string | undefined;
}

function actionPhrasesOf(
  { name, entity, lifecycle, roles, actions }: Resource,
  { translate: t, has }: ReturnType<typeof usePhrases>,
  { either }: Formats,
  roleObstacle: RoleObstacle,
): ActionPhrases {
  const words = (action: string, caption: string): string => {
    const own = resourceKey(name, `actions.${action}.${caption}`);
    return has(own) ? t(own) : t(`action.${action}.${caption}`);
  };
  const operationOf = (action: string): string | undefined =>
    actions.find((one) => one.name === action)?.operation ??
    (action === 'modify' ? (roles.modify ?? roles.save) : action === 'remove' ? roles.remove : undefined);
  const roleReason = (action: string) => roleObstacle(operationOf(action));
  return {
    title: (action) => words(action.name, 'title'),
    phrase: ({ name: action }, object) => {
      const own = resourceKey(name, `actions.${action}.titleWithName`);
      return has(own)
        ? t(own, { name: object })
        : t('action.phrase', { action: words(action, 'title'), name: object });
    },
    consequence: ({ name: action }) =>
      words(action, action === 'remove' && roles.restore ? 'undoable' : 'confirmMessage'),
    roleReason,
    reason: (action, row) =>
      roleReason(action) ?? describeObstacle({ translate: t, has, either }, entity, lifecycle, action, row),
  };
}

/** The phrases of a resource's actions. Removal has general phrases where the schema has none. */
export function useActionPhrases(resource: Resource): ActionPhrases {
  const phrases = usePhrases();
  const formats = useFormats();
  const roleObstacle = useRoleObstacle();
  return useMemo(
    () => actionPhrasesOf(resource, phrases, formats, roleObstacle),
    [resource, phrases, formats, roleObstacle],
  );
}
