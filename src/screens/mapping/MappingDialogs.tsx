import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../runtime/lazy/lazyComponent.tsx';
import type { SheetStore } from './sheet/Sheet.ts';

const ImportDialog = lazyComponent(async () => (await import('./import/ImportDialog.tsx')).ImportDialog);

export type DialogName = 'import';

interface MappingDialogsProps {
  readonly open: DialogName | undefined;
  readonly store: SheetStore;
  readonly close: () => void;
}

/** The dialogs that bring rows, loaded when one is opened. */
export function MappingDialogs({ open, store, close }: MappingDialogsProps): ReactNode {
  return (
    <Suspense fallback={null}>{open === 'import' && <ImportDialog store={store} close={close} />}</Suspense>
  );
}
