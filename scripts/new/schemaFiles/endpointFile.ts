import { type CallRow, type DraftRole, entityRefOf } from '../draft/Draft.ts';
import { nounsOf, operationIdOf, summaryOf, verbs } from './captions/operationTexts.ts';
import type { ListView } from './listView.ts';
import type { Subject, WriterContext } from './WriterContext.ts';

/** Returns the call of the embedded service with a role. */
function servedRow(entity: string, role: DraftRole, filters: readonly string[]): CallRow {
  const record = { $ref: entityRefOf(entity) };
  const post = { method: 'POST', path: `/${entity}/${verbs[role]}` } as const;
  const query = { uuid: { type: 'string', maxLength: 36 } } as const;
  switch (role) {
    case 'list':
      return { ...post, body: { page: record, filter: filters }, result: { page: record } };
    case 'get':
      return { method: 'GET', path: `/${entity}/{uuid}`, result: record };
    case 'create':
      return { method: 'POST', path: `/${entity}`, body: record, result: record };
    case 'modify':
      return { ...post, body: record, result: record };
    case 'remove':
      return { ...post, query };
    case 'restore':
      return { ...post, query, result: record };
  }
}

/**
 * Returns the endpoint table of an entity: a row for each role.
 * @param backend the name of its back end; undefined for the default one of the project
 */
export function endpointFile(
  subject: Subject,
  { filters }: ListView,
  context: WriterContext,
  backend: string | undefined,
): Record<string, unknown> {
  const { entity, resource } = subject;
  const nouns = nounsOf(subject, context);
  const rows = resource.roles.map((role) => {
    const { method, path, ...rest } = role.row ?? servedRow(entity.name, role.role, filters);
    const texts = context.captions.write({ summary: summaryOf(role, nouns) });
    return [operationIdOf(entity.name, role.role), { method, path, ...texts, ...rest }];
  });
  return {
    $schema: '../vocabulary/endpoints.schema.json',
    ...(backend !== undefined && { backend: { $ref: `../backends/${backend}.json` } }),
    ...(resource.roles.every(({ row }) => row === undefined) && { service: 'openapi' }),
    ...(resource.variant && { variant: resource.variant }),
    operations: Object.fromEntries(rows),
  };
}
