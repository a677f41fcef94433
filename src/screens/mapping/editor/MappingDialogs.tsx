import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { parseExactJson } from '../../../contract/json/exactJson.ts';
import { lazyComponent } from '../../../runtime/core/lazy/lazyComponent.tsx';
import { LazyDialog } from '../../../runtime/feedback/failure/LazyPart.tsx';
import type { SheetStore } from '../sheet/Sheet.ts';
import { useSample } from './useSample.ts';
import { useTargetFields } from './useTargetFields.ts';

const ImportDialog = lazyComponent(async () => (await import('../import/ImportDialog.tsx')).ImportDialog);
const SuggestDialog = lazyComponent(async () => (await import('../suggest/SuggestDialog.tsx')).SuggestDialog);

export type DialogName = 'import' | 'suggest';

interface MappingDialogsProps {
  readonly open: DialogName | undefined;
  readonly store: SheetStore;
  readonly record: Row;
  readonly close: () => void;
}

/** The sample as a document; undefined while it is invalid. */
function parseSample(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

/** The dialogs that add rows, loaded when first opened. */
export function MappingDialogs({ open, store, record, close }: MappingDialogsProps): ReactNode {
  const [sample] = useSample(record.uuid);
  const { targets } = useTargetFields(record);
  return (
    <LazyDialog key={open} close={close}>
      {open === 'import' && <ImportDialog store={store} close={close} />}
      {open === 'suggest' && (
        <SuggestDialog store={store} targets={targets} sample={parseSample(sample)} close={close} />
      )}
    </LazyDialog>
  );
}
