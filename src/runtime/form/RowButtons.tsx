import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';

/** The buttons that move or remove a row of a list. */
export function RowButtons({
  buttonsProps,
  index,
}: Pick<ArrayFieldItemTemplateProps, 'buttonsProps' | 'index'>): ReactNode {
  const t = useTranslate();
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const row = index + 1;
  const buttons = [
    { name: t('field.moveUp', { row }), Icon: ArrowUp, enabled: hasMoveUp, run: onMoveUpItem },
    { name: t('field.moveDown', { row }), Icon: ArrowDown, enabled: hasMoveDown, run: onMoveDownItem },
    { name: t('field.removeRow', { row }), Icon: X, enabled: hasRemove, run: onRemoveItem },
  ];
  return buttons.map(({ name, Icon, enabled, run }) => (
    <button
      key={name}
      type="button"
      className={controls.icon}
      aria-label={name}
      title={name}
      disabled={!enabled}
      onClick={run}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  ));
}
