import { useCallback } from 'react';
import { callByName } from '../../../runtime/api/call.ts';
import { useConfirm } from '../../../runtime/feedback/useConfirm.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { recordsOf } from '../../../runtime/list/recordsOf.ts';
import { isConfigured } from './isConfigured.ts';
import { isHere } from './isHere.ts';
import type { TestCall } from './TestOutcome.ts';

const pageSize = 100;

/** The base paths of all ERP configurations, as far as they can be read. */
async function basePaths(page = 0): Promise<string[]> {
  const { success, data } = await callByName('erp.query', { body: { page, pageSize } }, { inline: true });
  if (!success) return [];
  const records = recordsOf(data);
  const found = records.map(({ basePath }) => String(basePath));
  return records.length < pageSize ? found : [...found, ...(await basePaths(page + 1))];
}

/**
 * Whether a test request may be sent: one that carries a key to a host outside of the configured base paths asks first, naming the host
 * (schemas/SPECIFICATION.md section 7.8). Where the base paths cannot be read it asks too.
 */
export function useHostCheck(): (test: TestCall) => Promise<boolean> {
  const t = useTranslate();
  const confirm = useConfirm();
  return useCallback(
    async ({ url, headers: key }) => {
      if (!key || isHere(url) || isConfigured(url, await basePaths())) return true;
      const { origin } = new URL(url);
      return confirm({
        title: t('docs.request.outside.title', { host: origin }),
        consequence: t('docs.request.outside.consequence'),
        confirm: t('docs.request.outside.confirm'),
      });
    },
    [t, confirm],
  );
}
