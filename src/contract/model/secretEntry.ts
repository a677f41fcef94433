import { isRecord } from '../json/isRecord.ts';

/** `x-secret-entry`: decides which entries of a list are secrets. All names are properties of an entry. */
export interface SecretEntryRule {
  /** The name that identifies an entry. */
  readonly name: string;
  /** `YES` or `NO` decide; any other value, or none, leaves the decision to the words. */
  readonly choice: string;
  /** A name with one of these words, in lower case, belongs to a secret. */
  readonly words: readonly string[];
}

/** A list whose entries have a value that can be a secret. */
export interface SecretEntry extends SecretEntryRule {
  /** The list in the record. */
  readonly list: string;
  /** The value of an entry. */
  readonly value: string;
}

/** Returns whether headers with this name usually carry keys. */
export const isSecretHeader = (name: string): boolean =>
  /key|token|secret|passw|auth|cookie|sign/i.test(name);

/** One entry of a list. */
export type ListEntry = Readonly<Record<string, unknown>>;

/** Names are compared without case and without spaces around them, as HTTP does with headers. */
export const entryNameOf = ({ name }: SecretEntryRule, entry: ListEntry): string =>
  String(entry[name] ?? '')
    .trim()
    .toLowerCase();

/** Returns whether the value of an entry is a secret. */
export function isSecretEntry(rule: SecretEntryRule, entry: ListEntry): boolean {
  const choice = entry[rule.choice];
  if (choice === 'YES' || choice === 'NO') return choice === 'YES';
  const name = entryNameOf(rule, entry);
  return rule.words.some((word) => name.includes(word));
}

/** Returns a record with other entries in its lists of secrets; without these lists, the same record. */
export function mapSecretEntries<T extends Readonly<Record<string, unknown>>>(
  rules: readonly SecretEntry[],
  record: T,
  change: (rule: SecretEntry, entry: ListEntry) => ListEntry,
): T {
  const changed = rules.flatMap((rule) => {
    const list = record[rule.list];
    if (!Array.isArray(list)) return [];
    return [[rule.list, list.map((entry) => (isRecord(entry) ? change(rule, entry) : entry))]];
  });
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}
