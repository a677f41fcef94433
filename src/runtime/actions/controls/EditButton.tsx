import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import controls from '../../core/theme/controls.module.css';
import { guardedProps } from '../../feedback/guardedProps.ts';

interface EditButtonProps {
  /** Why the operator cannot edit. */
  readonly reason: string | undefined;
  readonly onClick: () => void;
}

/** Opens the form of a record. Narrow lists hide it, because the record has its form too. */
export function EditButton({ reason, onClick }: EditButtonProps): ReactNode {
  const name = useTranslate()('action.edit.title');
  return (
    <button
      type="button"
      className={controls.icon}
      data-prominent
      aria-label={name}
      {...shortcutProps('edit', name)}
      {...guardedProps(reason, onClick)}
    >
      <Pencil size={16} aria-hidden="true" />
    </button>
  );
}
