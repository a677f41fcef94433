import { type ReactNode, useSyncExternalStore } from 'react';
import { LazyDialog } from '../../feedback/failure/LazyPart.tsx';
import { newRecordStore } from '../../fields/types/reference/newRecordStore.ts';
import { LazyCreateDialog } from './lazyViews.ts';

/** The dialogs that the pickers of forms open for new records. */
export function NewRecordDialogs(): ReactNode {
  return useSyncExternalStore(newRecordStore.subscribe, newRecordStore.get).map((request, index) => {
    const close = () => newRecordStore.close(request);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a stack, where only the last one comes and goes
      <LazyDialog key={index} close={close}>
        <LazyCreateDialog
          resource={request.resource}
          values={request.values}
          close={close}
          created={(record) => {
            close();
            request.created(record);
          }}
        />
      </LazyDialog>
    );
  });
}
