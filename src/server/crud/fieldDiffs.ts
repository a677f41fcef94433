import { isDeepStrictEqual } from 'node:util';
import type { EntityModel } from '../../contract/entity.ts';
import type { FieldDiff } from '../../contract/plan.ts';
import type { Proposal } from './proposed.ts';

/** Stands for any secret, in logs and plans (schemas/SPECIFICATION.md section 12). */
const masked = '[SECRET]';
/** As entity `configurationLog` has it. */
const longest = 10_000;

/** What the service keeps of a record by itself. A state is none of it: actions set that. */
function bookkeeping({ readOnly, lifecycle }: EntityModel): Set<string> {
  const states = Object.values(lifecycle?.transitions ?? {}).flatMap(({ to }) => Object.keys(to ?? {}));
  return new Set(['companyUuid', ...readOnly.filter((name) => !states.includes(name))]);
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** How two stored rows of an entity differ, property by property; an empty row stands for none. */
export function fieldDiffs(model: EntityModel, before: Proposal, after: Proposal): FieldDiff[] {
  const ignored = bookkeeping(model);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !ignored.has(name) && !isDeepStrictEqual(before[name], after[name]))
    .map((field) => {
      const show = (value: unknown) =>
        model.secrets.includes(field) && value !== undefined ? masked : textOf(value);
      return { field, before: show(before[field]), after: show(after[field]) };
    });
}
