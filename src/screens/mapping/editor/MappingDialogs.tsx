import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { lazyComponent } from '../../../runtime/core/lazy/lazyComponent.tsx';
import { LazyDialog } from '../../../runtime/feedback/failure/LazyPart.tsx';
import type { SheetStore } from '../sheet/Sheet.ts';
import { useSample } from './useSample.ts';
import { useTargetFields } from './useTargetFields.ts';

const ImportDialog = lazyComponent(async () => (await import('../import/ImportDialog.tsx')).ImportDialog);
const SuggestDialog = lazyComponent(async () => (await import('../suggest/SuggestDialog.tsx')).SuggestDialog);

const ExampleDialog = lazyComponent(async () => (await import('../start/ExampleDialog.tsx')).ExampleDialog);

export type DialogName = 'import' | 'suggest' | 'example';

interface MappingDialogsProps {
  readonly open: DialogName | undefined;
  readonly store: SheetStore;
  readonly record: Row;
  readonly close: () => void;
}

/** The dialogs that add rows, loaded when first opened. */
export function MappingDialogs({ open, store, record, close }: MappingDialogsProps): ReactNode {
  const [sample] = useSample(record.uuid);
  const { wanted } = useTargetFields(record);
  return (
    <LazyDialog key={open} close={close}>
      {open === 'example' && <ExampleDialog store={store} record={record} close={close} />}
      {open === 'import' && <ImportDialog store={store} close={close} />}
      {open === 'suggest' && <SuggestDialog store={store} targets={wanted} sample={sample} close={close} />}
    </LazyDialog>
  );
}
