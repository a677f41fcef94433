import { useEffect, useState } from 'react';
import type { FieldReference } from '../../../../contract/model/resource.ts';
import { useRoleObstacle } from '../../../api/access/useRoleObstacle.ts';
import { useMissingOperations } from '../../../api/missing/missingOperations.ts';
import type { NewRecordOffer } from './createScreen.ts';

/**
 * The offer to create a record of a reference, once it is loaded; undefined if the console, or the operator's
 * role, creates none. @param isWanted false while no control shows the offer
 */
export function useNewRecordOffer(reference: FieldReference, isWanted: boolean): NewRecordOffer | undefined {
  const [offer, setOffer] = useState<NewRecordOffer>();
  const { names } = useMissingOperations();
  const roleObstacle = useRoleObstacle();
  useEffect(() => {
    let isGone = !isWanted;
    if (isWanted)
      import('./createScreen.ts')
        .then(({ newRecordOfferOf }) => newRecordOfferOf(reference))
        .then((found) => isGone || setOffer(found))
        // The picker still offers the existing records.
        .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [reference, isWanted]);
  const create = offer?.resource.roles.create;
  return names.has(create ?? '') || roleObstacle(create) !== undefined ? undefined : offer;
}
