import type { Role } from '../../../contract/api/role.ts';
import { ServiceError } from './ServiceError.ts';

/** Returns the refusal of a call that needs another role. `own` is the role of the caller in the company. */
export const roleRequired = (access: Role, own: Role | undefined): ServiceError =>
  new ServiceError(
    'ROLE_REQUIRED',
    {},
    {
      data: { role: access },
      phrase: ({ translate }) =>
        translate('error.ROLE_REQUIRED', {
          role: translate(`role.${access}`),
          own: own ? translate(`role.${own}`) : '–',
        }),
    },
  );
