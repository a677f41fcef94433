/** The drafts of JSON Schema that are taken. */
export type Draft = '04' | '06' | '07' | '2019-09' | '2020-12';

/** The draft that most files without a `$schema` are written in. */
export const usualDraft: Draft = '07';

const address = /^https?:\/\/json-schema\.org\/draft(?:-(04|06|07)|\/(2019-09|2020-12))\/schema#?$/;

/** The draft that a `$schema` names; undefined when it names none of these. */
export function draftNamed($schema: unknown): Draft | undefined {
  const [, old, recent] = address.exec(String($schema)) ?? [];
  return (old ?? recent) as Draft | undefined;
}

/** Drafts that know `$anchor`, `dependentRequired`, `unevaluatedProperties` and their like. */
export const isRecent = (draft: Draft): boolean => draft.startsWith('20');
