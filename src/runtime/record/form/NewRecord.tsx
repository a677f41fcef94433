import { type ReactNode, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { numberOrText } from '../../../contract/json/numberOrText.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { getOperation } from '../../api/operations.ts';
import { currentPlace } from '../../core/routing/currentPlace.ts';
import { filterParameterOf } from '../../core/routing/filterParameters.ts';
import { currentLocation, navigate } from '../../core/routing/hashLocation.ts';
import { recordUrlDefaults } from '../../core/routing/recordUrl.ts';
import { useUrlState } from '../../core/routing/useUrlState.ts';
import type { FormValues } from '../../fields/FormScope.ts';
import { CreateDialog } from '../../form/create/CreateDialog.tsx';
import { WithNewRecords } from '../../form/create/WithNewRecords.tsx';

interface NewRecordProps {
  readonly resource: Resource;
  readonly close: () => void;
  /** Called instead of going on, after the record was created; with the record if the service returns it. */
  readonly created?: (record: Row | undefined) => void;
}

/** The filters of the list in the path of its calls: a new record is below the same other record. */
function chosenScope({ name, roles: { create }, constants }: Resource, query: URLSearchParams): FormValues {
  const { scope = {} } = create ? getOperation(create, `The resource "${name}"`) : {};
  return Object.fromEntries(
    Object.entries(scope).flatMap(([property, type]) => {
      const chosen = query.get(filterParameterOf(property));
      if (chosen === null || property in constants) return [];
      return [[property, type === 'number' ? numberOrText(chosen) : chosen]];
    }),
  );
}

/**
 * The dialog for a new record over its list. After the save, the page goes `back` where the URL says so, or to
 * the next step (`tabAfterCreate`), unless the operator has left it meanwhile.
 */
export function NewRecord({ resource, close, created }: NewRecordProps): ReactNode {
  const [{ back }, go] = useUrlState(recordUrlDefaults);
  const [values] = useState(() =>
    chosenScope(resource, new URLSearchParams(currentLocation().split('?', 2)[1])),
  );
  const [place] = useState(currentPlace);
  const { tabAfterCreate: section } = resource;
  function goOn(record: Row | undefined): void {
    if (currentPlace() !== place) return;
    if (created) created(record);
    else if (back !== '') navigate(back, { replace: true });
    else if (section && record) go({ view: 'edit', uuid: record.uuid, section }, { replace: true });
    else close();
  }
  return (
    <WithNewRecords>
      <CreateDialog resource={resource} values={values} close={close} created={goOn} />
    </WithNewRecords>
  );
}
