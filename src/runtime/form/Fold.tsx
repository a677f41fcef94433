import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { fieldKey } from '../../contract/text/captions.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { useFormScope } from '../fields/FormScope.ts';
import styles from '../fields/templates/form.module.css';
import { initialValuesOf } from './payload.ts';

interface FoldProps {
  readonly title: ReactNode;
  /** The folded properties that the form shows now. */
  readonly properties: readonly string[];
  /** One of them has an error: the fold opens, so that the error is visible and can get the focus. */
  readonly hasError: boolean;
  readonly children: ReactNode;
}

/**
 * The optional fields of a group, behind a line with their captions. It is open at first if the record has
 * other values there than a new one. Closed, its fields are not rendered, so that a long form opens fast.
 */
export function Fold({ title, properties, hasError, children }: FoldProps): ReactNode {
  const t = useTranslate();
  const { form, owner, record } = useFormScope();
  const [isOpen, setOpen] = useState(() => {
    if (!record) return false;
    const preset = initialValuesOf(form, undefined, owner.constants);
    return properties.some(
      (name) => record[name] !== undefined && JSON.stringify(record[name]) !== JSON.stringify(preset[name]),
    );
  });
  if (hasError && !isOpen) setOpen(true);
  const captions = properties.map((name) => t(`${fieldKey(form.entity, [name])}.title`)).join(' · ');
  return (
    <details className={styles.fold} open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, and the browser sends Enter as a click */}
      <summary
        onClick={(event) => {
          // React owns the state: an error keeps the fold open.
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <ChevronRight size={16} aria-hidden="true" />
        {title}
        <span className={styles.folded} title={captions}>
          {captions}
        </span>
      </summary>
      {isOpen && <div className={styles.grid}>{children}</div>}
    </details>
  );
}
