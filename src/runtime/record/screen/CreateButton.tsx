import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { resourceKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import controls from '../../core/theme/controls.module.css';

interface CreateButtonProps {
  /** Name of the resource. */
  readonly name: string;
  readonly create: () => void;
}

/** The button above a list that opens the dialog for a new record. */
export function CreateButton({ name, create }: CreateButtonProps): ReactNode {
  const t = useTranslate();
  const caption = t('record.new', { record: t(resourceKey(name, 'recordTitle')) });
  return (
    <button type="button" className={controls.primary} onClick={create} {...shortcutProps('create', caption)}>
      <Plus size={16} aria-hidden="true" />
      {caption}
    </button>
  );
}
