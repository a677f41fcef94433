import { formatChange, formatChangeCounts } from '../../generator/diff/SchemaChange.ts';
import type { Draft, DraftNote } from './draft/Draft.ts';
import type { ImportResult } from './importDraft.ts';

/** Returns a section of the report; empty without lines. */
const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}\n${lines.map((line) => `    ${line}`).join('\n')}`];

interface Finding {
  readonly at: string;
  readonly says: string;
}

/** Returns each sentence once, with all of its places below it. */
function groupFindings(findings: readonly Finding[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { at, says } of findings) places.set(says, (places.get(says) ?? new Set()).add(at));
  return [...places].map(([says, all]) => [says, ...all].join('\n        '));
}

const noteTitles: Readonly<Record<DraftNote['kind'], string>> = {
  backend: 'Parts of the back end that a person decides:',
  call: 'Calls without a role. Add an action or a task for those that the console needs:',
  value: 'Parts of records that no form can show. The console keeps them:',
};

/** Returns a section for each kind of notes. */
const noteSections = (notes: readonly DraftNote[]): string[] =>
  Object.entries(noteTitles).flatMap(([kind, title]) =>
    section(title, groupFindings(notes.filter((note) => note.kind === kind))),
  );

/** Returns the message for a draft without entities, with the reasons. */
export const formatEmptyDraft = (source: string, { notes }: Draft): string =>
  [`${source} has no records that a list could show.`, ...noteSections(notes)].join('\n\n');

/**
 * Returns the report of an import: the files, then everything that a person decides.
 * @param source the origin of the draft
 */
export function formatReport(source: string, result: ImportResult): string {
  const { draft, changed, conflicts, assumed, untranslated, changes } = result;
  return [
    changed.length === 0
      ? `Nothing has changed in ${source} since the last import.`
      : filesOf(source, result),
    ...section(
      'Changed in the source and by hand. The edits by hand stay:',
      conflicts.map(
        ({ file, pointer, kept, offered }) =>
          `${file} ${pointer || '/'}\n        here ${format(kept)}, source ${format(offered)}`,
      ),
    ),
    ...section(
      'Changes of the schemas:',
      changes.length === 0
        ? []
        : [
            ...changes.map((change) => formatChange(change).replaceAll('\n', '\n    ')),
            formatChangeCounts(changes),
          ],
    ),
    ...noteSections(draft.notes),
    ...section('Limits that the source does not have. Correct them:', groupFindings(assumed)),
    ...section('Captions without a translation. Every locale has the text of the source:', untranslated),
  ].join('\n\n');
}

const filesOf = (source: string, { draft, changed, isFirst }: ImportResult): string => {
  const entities = draft.entities.map(({ name }) => name).join(', ');
  return `${isFirst ? 'Created' : 'Updated'} ${changed.length} ${changed.length === 1 ? 'file' : 'files'} from ${source}. Entities: ${entities}.`;
};

const format = (value: unknown): string => {
  const text = value === undefined ? 'removed' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};
