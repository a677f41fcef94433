import { type ReactNode, useEffect, useState } from 'react';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useUrlState } from '../../../runtime/core/routing/useUrlState.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import styles from '../debugging.module.css';

/** The filters of a trace. The search goes into the URL when typing pauses. */
export function TraceFilter({ shown, all }: { readonly shown: number; readonly all: number }): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const [{ 'part.search': search, 'part.errors': errors }, go] = useUrlState({
    'part.search': '',
    'part.errors': '',
  });
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      go({ 'part.search': typed }, { replace: true });
      setTyped(undefined);
    }, 250);
    return () => clearTimeout(timer);
  }, [typed, go]);
  return (
    <search className={styles.tools}>
      <input
        type="search"
        className={controls.input}
        aria-label={t('debugging.trace.search')}
        placeholder={t('debugging.trace.search')}
        value={typed ?? search}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={errors === 'true'}
          onChange={({ currentTarget }) =>
            go({ 'part.errors': currentTarget.checked ? 'true' : '' }, { replace: true })
          }
        />
        {t('debugging.trace.onlyErrors')}
      </label>
      <span role="status" className={styles.muted}>
        {t('debugging.trace.count', { shown: number(shown), all: number(all) })}
      </span>
    </search>
  );
}
