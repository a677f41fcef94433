import type { Draft, DraftRole } from './Draft.ts';

/** The roles of a resource without a source. */
export const allRoles: readonly DraftRole[] = ['list', 'get', 'create', 'modify', 'remove', 'restore'];

/** Returns the draft of an entity without a source: records with a name. */
export const entityDraft = (name: string): Draft => ({
  name,
  entities: [
    {
      name,
      properties: [
        {
          name: 'name',
          value: { type: 'string', keywords: { minLength: 1, maxLength: 100 } },
          required: true,
        },
      ],
      naturalKey: ['name'],
    },
  ],
  resources: [{ entity: name, roles: allRoles.map((role) => ({ role })) }],
  notes: [],
});
