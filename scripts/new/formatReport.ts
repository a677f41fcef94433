import { formatChange, formatChangeCounts } from '../../generator/diff/SchemaChange.ts';
import type { ResourceDraft } from './draft/Draft.ts';
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

/** Calls that have a stand-in: the reasons that all share once, then the other reasons of each. */
function standIns(resources: readonly ResourceDraft[]): string[] {
  const all = resources.flatMap(({ entity, roles }) =>
    roles.flatMap(({ role, call, misfits }) =>
      call === undefined || misfits.length === 0
        ? []
        : [{ at: `${call.at} (${role} of ${entity})`, misfits }],
    ),
  );
  const shared = (all[0]?.misfits ?? []).filter((reason) =>
    all.every(({ misfits }) => misfits.includes(reason)),
  );
  const others = all.map(({ at, misfits }) => {
    const own = [...new Set(misfits)].filter((reason) => !shared.includes(reason));
    return { at, says: own.length === 0 ? 'no other reason' : own.join(', ') };
  });
  return [...shared.map((reason) => `each of them ${reason}`), ...groupFindings(others)];
}

/** Lists of the embedded service that the source does not have. */
const addedLists = ({ resources, calls }: ImportResult['draft']): string[] =>
  calls.length === 0
    ? []
    : resources.flatMap(({ entity, roles }) =>
        roles.flatMap(({ role, call }) => (call ? [] : [`${role} of ${entity}`])),
      );

/**
 * Returns the report of an import: the files, then everything that a person decides.
 * @param source the origin of the draft
 */
export function formatReport(source: string, result: ImportResult): string {
  const { draft, changed, conflicts, assumed, untranslated, changes } = result;
  const values = draft.notes.filter(({ kind }) => kind === 'value');
  const calls = draft.notes.filter(({ kind }) => kind === 'call');
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
    ...section(
      'Calls with a stand-in of the embedded service, because an endpoint table cannot express them:',
      standIns(draft.resources),
    ),
    ...section('Calls that the source does not have, but a list needs:', addedLists(draft)),
    ...section(
      'Calls without a role. Add an action or a task for those that the console needs:',
      groupFindings(calls),
    ),
    ...section(
      'Parts of the source that have another form, or none, in the schema files:',
      groupFindings(values),
    ),
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
