import type { Translate } from '../../../contract/text/phrases.ts';

/** Names in a sentence; the rest is a count. */
const maxNames = 3;

/** Joins names of interfaces for a sentence: `“asn”, “item”, “stock” and 2 more`. */
export function listNames(translate: Translate, names: readonly string[]): string {
  const listed = [...names]
    .sort()
    .slice(0, maxNames)
    .map((name) => `“${name}”`)
    .join(translate('names.separator'));
  const rest = names.length - maxNames;
  return rest > 0 ? translate('names.more', { names: listed, count: rest }) : listed;
}
