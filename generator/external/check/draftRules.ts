import { isRecord } from '../../../src/contract/isRecord.ts';
import type { Finding } from '../../check/place.ts';
import { type Document, type Location, rootOf } from '../document.ts';
import { draftNamed } from '../draft.ts';
import { laterWords } from '../words.ts';
import { wrong } from './finding.ts';

/** A file is written in a draft that is known. */
export function* knownDraft(document: Document): Iterable<Finding> {
  const { $schema } = document.file.value;
  if ($schema !== undefined && draftNamed($schema) === undefined)
    yield wrong(
      rootOf(document),
      ['$schema'],
      `Nothing is known of the draft ${JSON.stringify($schema)}.`,
      'Drafts 04, 06, 07, 2019-09 and 2020-12 are: get the schema in one of them.',
    );
}

/** A file that does not say its draft uses no words that only later ones have: nobody could say what was meant. */
export function* saidDraft(at: Location): Iterable<Finding> {
  if (!isRecord(at.schema) || at.document.file.value.$schema !== undefined) return;
  for (const word of laterWords(at.schema))
    yield wrong(
      at,
      [word],
      `The file does not say its draft; without "$schema" it is read as draft 07, where "${word}" means nothing.`,
      'Add the "$schema" of the draft that it is written in.',
    );
}

/** A file is written in one draft. */
export function* oneDraft(at: Location): Iterable<Finding> {
  if (at.path.length === 0 || !isRecord(at.schema) || at.schema.$schema === undefined) return;
  if (draftNamed(at.schema.$schema) !== at.document.draft)
    yield wrong(
      at,
      ['$schema'],
      `A part of the file is written in another draft than the file, ${at.document.draft}.`,
      'Move the part into a file of its own, and refer to it.',
    );
}
