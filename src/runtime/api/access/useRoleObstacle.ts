import { useCallback } from 'react';
import { accessOf, includesRole } from '../../../contract/api/role.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useCurrentCompany } from '../companyStore.ts';
import { getOperation } from '../operations.ts';

/** Returns why the operator's role does not allow an operation; undefined if it does. */
export type RoleObstacle = (operation: string | undefined) => string | undefined;

/**
 * Returns a function for the reason that disables a command: "Needs the role Engineer". Without a role in the
 * sign-in answer, and in a host portal, every command is enabled.
 */
export function useRoleObstacle(): RoleObstacle {
  const t = useTranslate();
  const role = useCurrentCompany()?.role;
  return useCallback(
    (operation) => {
      if (role === undefined || operation === undefined) return undefined;
      const needed = accessOf(getOperation(operation, 'A command'));
      return includesRole(role, needed) ? undefined : t('role.needed', { role: t(`role.${needed}`) });
    },
    [role, t],
  );
}
