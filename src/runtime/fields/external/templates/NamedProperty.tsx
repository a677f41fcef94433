import type { FieldTemplateProps } from '@rjsf/utils';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import controls from '../../../theme/controls.module.css';
import styles from '../external.module.css';

/** A property whose name people choose: the name, its value, and a button that removes both. */
export function NamedProperty(props: FieldTemplateProps): ReactNode {
  const { id, label, disabled, readonly, onKeyRenameBlur, onRemoveProperty, children } = props;
  const t = useTranslate();
  const isFixed = disabled || readonly;
  return (
    <div className={styles.named}>
      <input
        // The name comes back as it was when another property has it already.
        key={label}
        id={`${id}-key`}
        className={controls.input}
        aria-label={t('external.KeyLabel', { p1: label })}
        defaultValue={label}
        readOnly={isFixed}
        autoComplete="off"
        spellCheck={false}
        onBlur={isFixed ? undefined : onKeyRenameBlur}
      />
      {children}
      {!isFixed && (
        <button
          type="button"
          className={controls.icon}
          aria-label={`${t('external.RemoveButton')} ${label}`}
          title={t('external.RemoveButton')}
          onClick={onRemoveProperty}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
