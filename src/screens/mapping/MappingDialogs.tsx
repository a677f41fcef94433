import type { ReactNode } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { LazyDialog } from '../../runtime/lazy/LazyPart.tsx';
import { lazyComponent } from '../../runtime/lazy/lazyComponent.tsx';
import type { SheetStore } from './sheet/Sheet.ts';
import { useSample } from './useSample.ts';
import { useTargets } from './useTargets.ts';

const ImportDialog = lazyComponent(async () => (await import('./import/ImportDialog.tsx')).ImportDialog);
const SuggestDialog = lazyComponent(async () => (await import('./suggest/SuggestDialog.tsx')).SuggestDialog);

export type DialogName = 'import' | 'suggest';

interface MappingDialogsProps {
  readonly open: DialogName | undefined;
  readonly store: SheetStore;
  readonly record: Row;
  readonly close: () => void;
}

/** The sample as a document; nothing while it is none. */
function documentIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The dialogs that bring rows, loaded when one is opened. */
export function MappingDialogs({ open, store, record, close }: MappingDialogsProps): ReactNode {
  const [sample] = useSample(record.uuid);
  const { targets } = useTargets(record);
  return (
    <LazyDialog key={open} close={close}>
      {open === 'import' && <ImportDialog store={store} close={close} />}
      {open === 'suggest' && (
        <SuggestDialog store={store} targets={targets} sample={documentIn(sample)} close={close} />
      )}
    </LazyDialog>
  );
}
