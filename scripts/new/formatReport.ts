import { formatChange, formatChangeCounts } from '../../generator/diff/SchemaChange.ts';
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

/**
 * Returns the report of an import: the files, then everything that a person decides.
 * @param source the origin of the draft
 */
export function formatReport(source: string, result: ImportResult): string {
  const { draft, changed, conflicts, assumed, untranslated, changes } = result;
  const values = draft.notes.filter(({ kind }) => kind === 'value');
  const calls = draft.notes.filter(({ kind }) => kind === 'call');
  const backend = draft.notes.filter(({ kind }) => kind === 'backend');
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
    ...section('Parts of the back end that a person decides:', groupFindings(backend)),
    ...section(
      'Calls without a role. Add an action or a task for those that the console needs:',
      groupFindings(calls),
    ),
    ...section('Parts of records that no form can show. The console keeps them:', groupFindings(values)),
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
