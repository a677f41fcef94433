/** A sentence: `connection.<key>` of locales/, and what fills it. */
export type Words = readonly [key: string, parameters?: Readonly<Record<string, unknown>>];

/** Why a step failed, in words that say what to do. */
export class Failed extends Error {
  readonly words: Words;

  constructor(...words: Words) {
    super(words[0]);
    this.words = words;
  }
}
