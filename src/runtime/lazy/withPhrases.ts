import { groupPhrases } from '../i18n/labels.ts';

/** What `load` answers, once the phrases of these groups (`locales/<group>/`) are there too. */
export async function withPhrases<T>(groups: readonly string[], load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), ...groups.map((group) => groupPhrases(group).load())]);
  return loaded;
}
