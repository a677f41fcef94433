import { upperFirst } from '../../../src/contract/text/captions.ts';
import { entityRefOf } from '../draft/Draft.ts';
import { nounsOf, operationIdOf } from './captions/operationTexts.ts';
import { distinctTitle } from './entityFile.ts';
import type { ListView } from './listView.ts';
import type { Subject, WriterContext } from './WriterContext.ts';

/**
 * Returns the filters of a list: those that its operation offers, those of the scope last, because the first filter for a typed text
 * is the search field.
 */
export function filtersOf({ entity, resource }: Subject, { filters }: ListView): readonly string[] {
  const row = resource.roles.find(({ role }) => role === 'list')?.row;
  if (row === undefined) return filters;
  const offered = row.body && 'filter' in row.body ? row.body.filter : [];
  const { scope = [] } = entity;
  return [...filters.filter((name) => offered.includes(name) && !scope.includes(name)), ...scope];
}

/** Returns the resource of an entity: its list, form and roles. */
export function resourceFile(
  subject: Subject,
  view: ListView,
  context: WriterContext,
): Record<string, unknown> {
  const { entity, resource } = subject;
  const { title, record, records } = nounsOf(subject, context);
  const { english, ...translation } = title;
  const plural = { english: upperFirst(records), ...translation };
  return {
    $schema: '../vocabulary/resource.schema.json',
    ...context.captions.write({
      title: distinctTitle('resource', plural, entity.name, context),
      recordTitle: { english: record, chinese: title.chinese },
    }),
    entity: { $ref: entityRefOf(entity.name) },
    displayProperty: view.displayProperty,
    roles: Object.fromEntries(resource.roles.map(({ role }) => [role, operationIdOf(entity.name, role)])),
    columns: view.columns,
    filters: filtersOf(subject, view),
    ...(entity.key === undefined && { sort: { property: view.displayProperty, order: 'asc' } }),
  };
}
