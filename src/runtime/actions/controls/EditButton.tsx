import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import { guardedProps } from '../../feedback/guardedProps.ts';
import { IconButton } from '../../feedback/IconButton.tsx';

interface EditButtonProps {
  /** Why the operator cannot edit. */
  readonly reason: string | undefined;
  readonly onClick: () => void;
}

/** Opens the form of a record. Narrow lists hide it, because the record has its form too. */
export function EditButton({ reason, onClick }: EditButtonProps): ReactNode {
  const name = useTranslate()('action.edit.title');
  return (
    <IconButton
      name={name}
      Icon={Pencil}
      data-prominent
      {...shortcutProps('edit', name)}
      {...guardedProps(reason, onClick)}
    />
  );
}
