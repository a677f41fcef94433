import type { MouseEvent, ReactNode } from 'react';
import { fieldKey, resourceKey } from '../../contract/labelKey.ts';
import type { Column, Resource } from '../../contract/resource.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { navigate } from '../routing/hashLocation.ts';
import shared from '../theme/controls.module.css';
import styles from './list.module.css';

interface LeadProps {
  readonly resource: Resource;
  readonly column: Column;
  /** Asked again at the click: the list may have been filtered since. */
  readonly to: () => string;
  readonly children: ReactNode;
}

/** A value that links to its cause; its accessible name includes the target. */
export function Lead({
  resource: { name, entity },
  column: { property, recordTab: tab },
  to,
  children,
}: LeadProps) {
  const t = useTranslate();
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to());
  };
  return (
    <a className={styles.lead} href={`#${to()}`} onClick={go}>
      {children}
      <span className={shared.heard}>
        {t('list.lead', {
          field: t(`${fieldKey(entity, [property])}.title`),
          tab: t(resourceKey(name, `recordTabs.${tab}.title`)),
        })}
      </span>
    </a>
  );
}
