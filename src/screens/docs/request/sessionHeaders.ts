import { digest } from '../../../contract/digest.ts';
import { loadConfiguration } from '../../../runtime/api/configuration.ts';
import { sessionStore } from '../../../runtime/session/sessionStore.ts';
import { isHere } from './isHere.ts';
import type { TestCall } from './TestOutcome.ts';

/**
 * Headers that sign a test request without a key to the console's own back end (schemas/SPECIFICATION.md section 7.1), so that an
 * interface can be tried without a key. None for any other address.
 */
export async function sessionHeaders({
  url,
  headers: key,
  parameters,
}: TestCall): Promise<Record<string, string>> {
  const session = sessionStore.get();
  if (key || !session || !isHere(url)) return {};
  const { headers } = await loadConfiguration();
  const { pathname, search } = new URL(url);
  return {
    [headers.loginKey]: session.loginKey,
    [headers.secret]: digest(pathname + search, session.loginId, parameters || undefined),
  };
}
