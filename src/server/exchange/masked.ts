const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** As a form writes it: a space is a plus. */
const inForm = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);

/** As a secret may stand in a text: as it is, in an address, in JSON, and in JSON that is a text of other JSON. */
function formsOf(secret: string): string[] {
  const once = inJson(secret);
  const twice = inJson(once);
  return [secret, encodeURIComponent(secret), inForm(secret), once, twice, inJson(twice)];
}

/** Hides these secrets in texts (schemas/SPECIFICATION.md section 12): also where a server answers with what it was sent. */
export function masker(secrets: readonly string[]): (text: string) => string {
  const forms = [...new Set(secrets.flatMap(formsOf))]
    // Of two secrets the longer one first: it may hold the other.
    .sort((a, b) => b.length - a.length);
  return (text) => forms.reduce((left, form) => left.replaceAll(form, '[SECRET]'), text);
}

/** One text without these secrets. */
export const masked = (text: string, secrets: readonly string[]): string => masker(secrets)(text);
