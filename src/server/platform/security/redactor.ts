import { secretMask } from '../../../contract/api/secretMask.ts';
import { toStorableText } from '../base/assertStorable.ts';

const toJsonText = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Encodes text as forms do: a space becomes a plus. */
const toFormText = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);

/** Forms in which a text may hold a secret: plain, in an address, in JSON, and in JSON within a JSON text. */
function encodedFormsOf(secret: string): string[] {
  const once = toJsonText(secret);
  const twice = toJsonText(once);
  // An address cannot contain half of a surrogate pair.
  const encoded = encodeURIComponent(toStorableText(secret));
  return [secret, encoded, toFormText(secret), once, twice, toJsonText(twice)];
}

/** A shorter secret occurs in many other words, so it is hidden only where no letter or digit is beside it. */
const minLength = 3;

const isWordPart = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

const hideWords = (text: string, word: string): string =>
  text.replaceAll(word, (found, at: number) =>
    isWordPart(text.charAt(at - 1)) || isWordPart(text.charAt(at + word.length)) ? found : secretMask,
  );

/** User name and password of an address. Earlier versions stored such addresses, and partners may send them. */
const addressCredentials = /:\/\/[^/?#\s"'\\]*@/g;

/**
 * Hides these secrets in texts (schemas/SPECIFICATION.md section 12), also where a server echoes its input, and the
 * credentials of all addresses.
 */
function secretMasker(secrets: readonly string[]): (text: string) => string {
  const short = new Set(secrets.filter(({ length }) => length < minLength).flatMap(encodedFormsOf));
  const forms = [...new Set(secrets.flatMap(encodedFormsOf))]
    // Longer secrets first: one may contain another.
    .sort((a, b) => b.length - a.length);
  const hide = (text: string, form: string): string =>
    short.has(form) ? hideWords(text, form) : text.replaceAll(form, secretMask);
  return (text) => forms.reduce(hide, text).replace(addressCredentials, `://${secretMask}@`);
}

/** Returns the text without these secrets and without credentials in addresses. */
export const maskSecrets = (text: string, secrets: readonly string[]): string => secretMasker(secrets)(text);

/**
 * Returns a function that prepares texts of a run for operators and logs: without secrets, truncated and
 * storable.
 */
export function redactor(secrets: readonly string[]): (text: string, length: number) => string {
  const mask = secretMasker(secrets);
  // Truncation can halve a surrogate pair.
  return (text, length) => toStorableText(mask(text).slice(0, length));
}
