import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import { useRoleObstacle } from '../../api/access/useRoleObstacle.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import controls from '../../core/theme/controls.module.css';
import { guardedProps } from '../../feedback/guardedProps.ts';

interface CreateButtonProps {
  readonly resource: Pick<Resource, 'name' | 'roles'>;
  readonly create: () => void;
}

/** The button above a list that opens the dialog for a new record. */
export function CreateButton({ resource: { name, roles }, create }: CreateButtonProps): ReactNode {
  const t = useTranslate();
  const reason = useRoleObstacle()(roles.create);
  const caption = t('record.new', { record: t(resourceKey(name, 'recordTitle')) });
  return (
    <button
      type="button"
      className={controls.primary}
      {...shortcutProps('create', caption)}
      {...guardedProps(reason, create)}
    >
      <Plus size={16} aria-hidden="true" />
      {caption}
    </button>
  );
}
