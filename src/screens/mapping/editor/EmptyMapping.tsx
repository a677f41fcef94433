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

/** The empty state of a mapping: its purpose, the effect on documents, and the first step. */
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
