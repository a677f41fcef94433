/** The collections of the project tests/projects/directus, as Directus creates them. */
export const collections = [
  {
    collection: 'authors',
    schema: {},
    meta: {},
    fields: [
      { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true }, meta: {} },
      {
        field: 'name',
        type: 'string',
        schema: { is_unique: true, is_nullable: false, max_length: 60 },
        meta: { required: true },
      },
    ],
  },
  {
    collection: 'articles',
    schema: {},
    meta: {},
    fields: [
      { field: 'id', type: 'uuid', schema: { is_primary_key: true }, meta: { special: ['uuid'] } },
      { field: 'headline', type: 'string', schema: { max_length: 120 }, meta: {} },
      { field: 'words', type: 'integer', schema: {}, meta: {} },
      { field: 'author', type: 'integer', schema: {}, meta: {} },
      { field: 'status', type: 'string', schema: { default_value: 'draft' }, meta: {} },
      { field: 'date_created', type: 'timestamp', schema: {}, meta: { special: ['date-created'] } },
      { field: 'internal', type: 'string', schema: { default_value: 'kept' }, meta: {} },
    ],
  },
];
