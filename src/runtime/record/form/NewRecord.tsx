import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { navigate } from '../../core/routing/hashLocation.ts';
import { recordUrlDefaults } from '../../core/routing/recordUrl.ts';
import { useUrlState } from '../../core/routing/useUrlState.ts';
import { CreateDialog } from '../../form/CreateDialog.tsx';
import { WithNewRecords } from '../../form/WithNewRecords.tsx';

interface NewRecordProps {
  readonly resource: Resource;
  readonly close: () => void;
  /** Called instead of going on, after the record was created; with the record if the service returns it. */
  readonly created?: (record: Row | undefined) => void;
}

/**
 * The dialog for a new record over its list. After the save, the page goes `back` where the URL says so, or to
 * the next step (`tabAfterCreate`).
 */
export function NewRecord({ resource, close, created }: NewRecordProps): ReactNode {
  const [{ back }, go] = useUrlState(recordUrlDefaults);
  const { tabAfterCreate: section } = resource;
  function goOn(record: Row | undefined): void {
    if (back !== '') navigate(back, { replace: true });
    else if (section && record) go({ view: 'edit', uuid: record.uuid, section }, { replace: true });
    else close();
  }
  return (
    <WithNewRecords>
      <CreateDialog resource={resource} close={close} created={created ?? goOn} />
    </WithNewRecords>
  );
}
