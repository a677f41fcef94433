import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { EmptyState } from '../../../runtime/list/listStates.tsx';
import type { DialogName } from './MappingDialogs.tsx';

interface EmptyMappingProps {
  readonly isLocked: boolean;
  readonly addRow: () => void;
  readonly openDialog: (name: DialogName) => void;
}

/** A mapping without rows: what one is for, what becomes of documents without, and how to begin. */
export function EmptyMapping({ isLocked, addRow, openDialog }: EmptyMappingProps): ReactNode {
  const t = useTranslate();
  const text = (key: string) => t(`mappingEditor.panel.empty.${key}`);
  return (
    <EmptyState title={text('title')} text={text(isLocked ? 'locked' : 'text')}>
      {!isLocked && (
        <>
          <button type="button" className={controls.primary} onClick={addRow}>
            {text('addRow')}
          </button>
          <button type="button" className={controls.button} onClick={() => openDialog('suggest')}>
            {text('suggest')}
          </button>
          <button type="button" className={controls.button} onClick={() => openDialog('import')}>
            {text('import')}
          </button>
        </>
      )}
    </EmptyState>
  );
}
