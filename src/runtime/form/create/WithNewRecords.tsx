import { type ReactNode, useId, useState } from 'react';
import { LazyDialog } from '../../feedback/failure/LazyPart.tsx';
import { NewRecordContext, type NewRecordRequest } from '../../fields/types/reference/NewRecordContext.ts';
import { CreateDialog } from './CreateDialog.tsx';

/** A form whose pickers can create records, in a dialog over it, whose pickers can do the same. */
export function WithNewRecords({ children }: { readonly children: ReactNode }): ReactNode {
  const [request, open] = useState<NewRecordRequest>();
  const idPrefix = useId();
  const close = () => open(undefined);
  return (
    <NewRecordContext value={open}>
      {children}
      {request && (
        <LazyDialog close={close}>
          <WithNewRecords>
            <CreateDialog
              {...request}
              idPrefix={idPrefix}
              close={close}
              created={(record) => {
                close();
                request.created(record);
              }}
            />
          </WithNewRecords>
        </LazyDialog>
      )}
    </NewRecordContext>
  );
}
