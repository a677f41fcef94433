import { useMemo } from 'react';
import { lookUpPropertiesOf } from '../../../mapping/lookUp.ts';
import { type LookUpProperties, lookUpNames } from '../../../mapping/MappingContext.ts';
import { formModule, useForm } from '../../../runtime/core/lazy/resourceModules.ts';

interface LookUps {
  /** For the check of the mapping. */
  readonly properties: LookUpProperties;
  /** For completion, such as `dc.name`: the properties that operators edit. */
  readonly paths: readonly string[];
}

/** Loads the schemas of the records that a sub-query finds. */
export const loadLookUps = () => Promise.all(lookUpNames.map((name) => formModule(name).load()));

/** Returns the look-ups from these schemas; suspends until they are loaded. */
export function useLookUps(): LookUps {
  const dc = useForm('dc');
  const owner = useForm('owner');
  const carrier = useForm('carrier');
  return useMemo(() => {
    const forms = { dc, owner, carrier };
    return {
      properties: lookUpPropertiesOf(forms),
      paths: lookUpNames.flatMap((name) =>
        Object.keys(forms[name].fields).map((field) => `${name}.${field}`),
      ),
    };
  }, [dc, owner, carrier]);
}
