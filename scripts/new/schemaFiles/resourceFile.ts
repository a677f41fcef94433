import { pluralize } from 'inflection';
import { type CallRow, entityRefOf } from '../draft/Draft.ts';
import type { LocalText } from './CaptionWriter.ts';
import { type EntityNouns, isVerbatim, operationIdOf } from './endpointFile.ts';
import { distinctTitle } from './entityFile.ts';
import type { ListView } from './listView.ts';
import { titleOf } from './texts.ts';
import type { Subject, WriterContext } from './WriterContext.ts';

/** `Sales order` → `sales order`; `ERP system` stays. */
const lowerFirst = (text: string): string =>
  /^[A-Z]([A-Z]|$)/.test(text) ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;

export function nounsOf(
  { entity }: Subject,
  { captions }: WriterContext,
): EntityNouns & { readonly title: LocalText } {
  const title = titleOf(entity, entity.name);
  const record = lowerFirst(title.english);
  return { title, record, records: pluralize(record), chinese: captions.chineseOf(title) };
}

/** Returns the names that a list operation can filter by. */
const offeredFilters = ({ query = {}, body }: CallRow): readonly string[] => [
  ...Object.keys(query),
  ...(body && 'filter' in body ? body.filter : []),
];

/** Returns the filters of a list that its operation offers. */
export function filtersOf({ resource }: Subject, { filters }: ListView): readonly string[] {
  const list = resource.roles.find(({ role }) => role === 'list');
  if (list?.call === undefined || !isVerbatim(list)) return filters;
  const offered = offeredFilters(list.call.row);
  return filters.filter((name) => offered.includes(name));
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
  const plural = { english: `${records[0]?.toUpperCase() ?? ''}${records.slice(1)}`, ...translation };
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
    sort: { property: view.displayProperty, order: 'asc' },
  };
}
