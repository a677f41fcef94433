import { type FieldTemplateProps, getSchemaType } from '@rjsf/utils';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import controls from '../../../theme/controls.module.css';

/** Fields that an optional object may have before it is folded: a published schema may have thousands. */
const most = 8;

/** An optional object without a value waits for somebody to want it, when it has many fields. */
export function Folded({
  schema,
  formData,
  required,
  disabled,
  readonly,
  label,
  children,
}: FieldTemplateProps): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isLarge = getSchemaType(schema) === 'object' && Object.keys(schema.properties ?? {}).length > most;
  if (isOpen || required || formData !== undefined || !isLarge) return children;
  return (
    <button
      type="button"
      className={controls.quiet}
      aria-expanded={false}
      aria-label={`${t('external.open')} ${label}`}
      disabled={disabled || readonly}
      onClick={() => setOpen(true)}
    >
      <ChevronRight size={14} aria-hidden />
      {t('external.open')}
    </button>
  );
}
