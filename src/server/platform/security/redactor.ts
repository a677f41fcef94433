const toJsonText = (text: string): string => JSON.stringify(text).slice(1, -1);

/** As a form writes it: a space is a plus. */
const toFormText = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);

/** As a secret may stand in a text: as it is, in an address, in JSON, and in JSON that is a text of other JSON. */
function encodedFormsOf(secret: string): string[] {
  const once = toJsonText(secret);
  const twice = toJsonText(once);
  return [secret, encodeURIComponent(secret), toFormText(secret), once, twice, toJsonText(twice)];
}

/** Hides these secrets in texts (schemas/SPECIFICATION.md section 12): also where a server answers with what it was sent. */
export function secretMasker(secrets: readonly string[]): (text: string) => string {
  const forms = [...new Set(secrets.flatMap(encodedFormsOf))]
    // Of two secrets the longer one first: it may hold the other.
    .sort((a, b) => b.length - a.length);
  return (text) => forms.reduce((left, form) => left.replaceAll(form, '[SECRET]'), text);
}

/** One text without these secrets. */
export const maskSecrets = (text: string, secrets: readonly string[]): string => secretMasker(secrets)(text);

/** What PostgreSQL cannot store: NUL, and halves of a pair such as a cut leaves behind. */
const unstorable = /\0|\p{Surrogate}/gu;

/** Makes texts of a run such as people and logs may have: without secrets, at most so long, and storable. */
export function redactor(secrets: readonly string[]): (text: string, length: number) => string {
  const mask = secretMasker(secrets);
  return (text, length) => mask(text).slice(0, length).replaceAll(unstorable, '\uFFFD');
}
