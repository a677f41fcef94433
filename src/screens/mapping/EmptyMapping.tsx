import type { ReactNode } from 'react';
import { useTranslate } from '../../runtime/i18n/LocaleProvider.tsx';
import { EmptyState } from '../../runtime/list/EmptyState.tsx';
import controls from '../../runtime/theme/controls.module.css';
import type { DialogName } from './MappingDialogs.tsx';

interface EmptyMappingProps {
  readonly isLocked: boolean;
  readonly addRow: () => void;
  readonly openDialog: (name: DialogName) => void;
}

/** A mapping without rows: what one is for, what becomes of documents without, and how to begin. */
export function EmptyMapping({ isLocked, addRow, openDialog }: EmptyMappingProps): ReactNode {
  const t = useTranslate();
  const say = (key: string) => t(`mappingEditor.panel.empty.${key}`);
  return (
    <EmptyState title={say('title')} text={say(isLocked ? 'locked' : 'text')}>
      {!isLocked && (
        <>
          <button type="button" className={controls.primary} onClick={addRow}>
            {say('addRow')}
          </button>
          <button type="button" className={controls.button} onClick={() => openDialog('suggest')}>
            {say('suggest')}
          </button>
          <button type="button" className={controls.button} onClick={() => openDialog('import')}>
            {say('import')}
          </button>
        </>
      )}
    </EmptyState>
  );
}
