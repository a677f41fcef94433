import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { reloads } from './reloads.ts';

/** Reloads the page for a chunk that could not be had; nothing once that was done for it. */
export function ReloadButton({ error }: { readonly error: unknown }): ReactNode {
  const t = useTranslate();
  const [wasMade] = useState(() => reloads.wasMadeFor(error));
  if (wasMade) return null;
  return (
    <button type="button" className={controls.primary} onClick={() => reloads.make(error)}>
      {t('page.reload')}
    </button>
  );
}
