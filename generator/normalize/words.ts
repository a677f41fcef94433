import type { Project } from '../load.ts';
import type { Model } from '../model.ts';

/** The phrases of each locale that has some for the reference: its own, and the messages that schemas name. */
export function wordsOf({ phraseGroups, locales }: Project): Model['words'] {
  const { reference = [], validation = [] } = phraseGroups;
  return Object.fromEntries(
    reference.map(({ name }) => [
      name,
      [...locales, ...validation, ...reference].flatMap((file) => (file.name === name ? [file.value] : [])),
    ]),
  );
}
