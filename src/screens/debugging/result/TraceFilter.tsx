import type { ReactNode } from 'react';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useUrlState } from '../../../runtime/core/routing/useUrlState.ts';
import { TextFilter } from '../../../runtime/list/filters/TextFilter.tsx';
import styles from '../debugging.module.css';

/** The filters of a trace, which are in the URL. */
export function TraceFilter({ shown, all }: { readonly shown: number; readonly all: number }): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const [{ 'part.search': search, 'part.errors': errors }, go] = useUrlState({
    'part.search': '',
    'part.errors': '',
  });
  return (
    <search className={styles.tools}>
      <TextFilter
        name={t('debugging.trace.search')}
        value={search}
        onChange={(text) => go({ 'part.search': text }, { replace: true })}
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
