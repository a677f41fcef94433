/** A document of version 3.0 with the usual parts: references, choices, formats, lengths, null, a nested object. */
export const petstore = {
  openapi: '3.0.3',
  info: { title: 'Pet Shop API', version: '1.0' },
  servers: [{ url: 'https://pets.example.com/api/v3' }],
  paths: {
    '/customers': {
      get: {
        operationId: 'listCustomers',
        responses: { 200: jsonOf({ type: 'array', items: refTo('Customer') }) },
      },
      post: { requestBody: jsonOf(refTo('NewCustomer')), responses: { 201: jsonOf(refTo('Customer')) } },
    },
    '/customers/{customerId}': {
      parameters: [{ name: 'customerId', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { responses: { 200: jsonOf(refTo('Customer')) } },
      patch: { requestBody: jsonOf(refTo('NewCustomer')), responses: { 200: jsonOf(refTo('Customer')) } },
      delete: { responses: { 204: { description: 'Gone' } } },
    },
    '/pets': {
      get: {
        summary: 'List the pets.',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
          { name: 'per_page', in: 'query', schema: { type: 'integer', maximum: 100 } },
          { name: 'status', in: 'query', schema: { type: 'string' } },
        ],
        responses: {
          400: jsonOf({
            type: 'object',
            properties: { error: { type: 'object', properties: { message: { type: 'string' } } } },
          }),
          200: jsonOf({
            type: 'object',
            properties: { items: { type: 'array', items: refTo('Pet') }, total: { type: 'integer' } },
          }),
        },
      },
      post: { requestBody: jsonOf(refTo('Pet')), responses: { 201: jsonOf(refTo('Pet')) } },
    },
    '/pets/{petId}': {
      parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { responses: { 200: jsonOf(refTo('Pet')) } },
      put: { requestBody: jsonOf(refTo('Pet')), responses: { 200: jsonOf(refTo('Pet')) } },
      delete: { responses: { 204: { description: 'Gone' } } },
    },
    '/pets/{petId}/notes': {
      parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { responses: { 200: jsonOf({ type: 'array', items: refTo('Note') }) } },
    },
    '/pets/{petId}/notes/{id}': {
      parameters: [
        { name: 'petId', in: 'path', required: true, schema: { type: 'integer' } },
        { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      ],
      delete: { responses: { 204: { description: 'Gone' } } },
    },
    '/pets/{petId}/feed': { post: { responses: { 204: { description: 'Fed' } } } },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Note: {
        type: 'object',
        properties: { id: { type: 'integer' }, text: { type: 'string', maxLength: 200 } },
      },
      Pet: {
        type: 'object',
        title: 'Pet',
        description: 'An animal of the shop.',
        required: ['name', 'status'],
        properties: {
          id: { type: 'integer', format: 'int64', readOnly: true },
          name: { type: 'string', maxLength: 40, example: 'Rex' },
          status: { type: 'string', enum: ['available', 'sold'], default: 'available' },
          birth_date: { type: 'string', format: 'date', nullable: true },
          customerId: { type: 'integer', nullable: true },
          tags: { type: 'array', items: { type: 'string', maxLength: 20 }, maxItems: 5 },
          chip: { $ref: '#/components/schemas/Chip' },
          parent: { $ref: '#/components/schemas/Pet' },
          anything: {},
        },
      },
      Chip: {
        type: 'object',
        properties: {
          number: { type: 'string', pattern: '^\\d{15}$' },
          country: { type: 'string', maxLength: 2 },
        },
      },
      NewCustomer: {
        type: 'object',
        required: ['email'],
        properties: {
          email: { type: 'string', format: 'email', title: '邮箱' },
          password: { type: 'string', format: 'password', maxLength: 64 },
          passwordSet: { type: 'boolean', readOnly: true },
          clearPassword: { type: 'boolean', writeOnly: true },
          emailSet: { type: 'boolean', readOnly: true },
          homepage: { type: 'string', format: 'uri' },
        },
      },
      Customer: {
        allOf: [
          { $ref: '#/components/schemas/NewCustomer' },
          {
            type: 'object',
            properties: { id: { type: 'integer' }, createdAt: { type: 'string', format: 'date-time' } },
          },
        ],
      },
    },
  },
};

function refTo(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function jsonOf(schema: object) {
  return { description: 'JSON', content: { 'application/json': { schema } } };
}
