/** Captions in both languages. */
const captions = (en: string, zh: string) => ({ title: en, 'x-i18n': { 'zh-CN': { title: zh } } });

const uuid = { type: 'string', maxLength: 36, readOnly: true, ...captions('UUID', 'UUID') };
const company = {
  type: 'string',
  maxLength: 36,
  'x-from': 'session.companyUuid',
  ...captions('Company', '企业'),
};
const version = { type: 'integer', minimum: 0, readOnly: true, ...captions('Version', '版本') };

const text = (en: string, zh: string, maxLength = 60) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  ...captions(en, zh),
});

const reference = (en: string, zh: string, entity: string, label: string) => ({
  type: 'string',
  maxLength: 36,
  ...captions(en, zh),
  'x-reference': { operation: `${entity}.query`, value: 'uuid', label, search: label },
});

interface Kind {
  /** Name in sentences, in both languages. */
  readonly noun: readonly [en: string, zh: string];
  readonly plural: string;
  readonly displayProperty: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  readonly columns: readonly string[];
  readonly entity?: object;
  readonly resource?: object;
  readonly operations?: Readonly<Record<string, object>>;
}

const loanActions = {
  lend: ['Lend', '借出', 'The member takes the book home.', '读者将图书借走。', 'start'],
  return: ['Return', '归还', 'The book is in the library again.', '图书已回到馆内。', 'stop'],
} as const;

/** A lending library: four entities, with references from books to branches, and from loans to books and members. */
const kinds: Readonly<Record<string, Kind>> = {
  branch: {
    noun: ['branch', '分馆'],
    plural: 'Branches',
    displayProperty: 'name',
    properties: { name: text('Name', '名称'), address: text('Address', '地址', 200) },
    required: ['name'],
    columns: ['name', 'address'],
    entity: { 'x-natural-key': ['name'] },
  },
  book: {
    noun: ['book', '图书'],
    plural: 'Books',
    displayProperty: 'bookTitle',
    properties: {
      bookTitle: text('Title', '书名', 120),
      branchUuid: reference('Branch', '所属分馆', 'branch', 'name'),
      pages: { type: 'integer', minimum: 1, maximum: 9999, ...captions('Pages', '页数') },
    },
    required: ['bookTitle', 'branchUuid'],
    columns: ['bookTitle', 'branchUuid', 'pages'],
  },
  member: {
    noun: ['member', '读者'],
    plural: 'Members',
    displayProperty: 'name',
    properties: {
      name: text('Name', '姓名'),
      email: { type: 'string', maxLength: 100, format: 'email', ...captions('E-mail', '邮箱') },
    },
    required: ['name'],
    columns: ['name', 'email'],
  },
  loan: {
    noun: ['loan', '借阅记录'],
    plural: 'Loans',
    displayProperty: 'number',
    properties: {
      number: text('Number', '编号', 30),
      bookUuid: reference('Book', '图书', 'book', 'bookTitle'),
      memberUuid: reference('Member', '读者', 'member', 'name'),
      state: {
        type: 'string',
        readOnly: true,
        ...captions('State', '状态'),
        oneOf: [
          { const: 'RESERVED', ...captions('Reserved', '已预约') },
          { const: 'LENT', ...captions('Lent', '已借出') },
          { const: 'RETURNED', ...captions('Returned', '已归还') },
        ],
      },
    },
    required: ['number', 'bookUuid', 'memberUuid'],
    columns: ['number', 'bookUuid', 'memberUuid', 'state'],
    entity: {
      'x-natural-key': ['number'],
      'x-lifecycle': {
        property: 'state',
        initial: { state: 'RESERVED' },
        states: { RESERVED: 'neutral', LENT: 'warning', RETURNED: 'positive' },
        transitions: {
          lend: { from: { state: ['RESERVED'] }, to: { state: 'LENT' } },
          return: { from: { state: ['LENT'] }, to: { state: 'RETURNED' } },
          modify: { from: { state: ['RESERVED'] }, to: {} },
          remove: { from: { state: ['RESERVED', 'RETURNED'] }, to: null },
        },
      },
    },
    resource: {
      actions: Object.fromEntries(
        Object.entries(loanActions).map(([action, [title, zh, confirmMessage, zhMessage, icon]]) => [
          action,
          {
            title,
            confirmMessage,
            'x-i18n': { 'zh-CN': { title: zh, confirmMessage: zhMessage } },
            operation: `loan.${action}`,
            icon,
            primary: true,
          },
        ]),
      ),
    },
    operations: Object.fromEntries(
      Object.entries(loanActions).map(([action, [title, zh]]) => [
        `loan.${action}`,
        {
          method: 'POST',
          path: `/loan/${action}`,
          summary: `${title} the book of a loan.`,
          'x-i18n': { 'zh-CN': { summary: `${zh}图书。` } },
          query: { uuid: { type: 'string', maxLength: 36 } },
          result: { $ref: '../entities/loan.schema.json' },
        },
      ]),
    ),
  },
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const entityFileOf = ({ noun: [en, zh], properties, required, entity }: Kind) => ({
  $schema: '../vocabulary/entity.schema.json',
  ...captions(capitalized(en), zh),
  type: 'object',
  properties: { uuid, companyUuid: company, ...properties, version },
  required,
  ...entity,
});

const operationsOf = (name: string, { noun: [en, zh], displayProperty, operations }: Kind) => {
  const record = { $ref: `../entities/${name}.schema.json` };
  const one = { uuid: { type: 'string', maxLength: 36 } };
  const says = (sentence: string, chinese: string) => ({
    summary: `${sentence} ${en}.`,
    'x-i18n': { 'zh-CN': { summary: `${chinese}${zh}。` } },
  });
  return {
    [`${name}.query`]: {
      method: 'GET',
      path: `/${name}/query`,
      ...says('List the records of type', '查询'),
      query: {
        companyUuid: { type: 'string', 'x-from': 'session.companyUuid' },
        [displayProperty]: { type: 'string', maxLength: 60, required: false },
      },
      result: { list: record },
    },
    [`${name}.get`]: { method: 'GET', path: `/${name}/{uuid}`, ...says('Read one', '查看'), result: record },
    [`${name}.create`]: {
      method: 'POST',
      path: `/${name}`,
      ...says('Create a', '新建'),
      body: record,
      result: record,
    },
    [`${name}.modify`]: {
      method: 'POST',
      path: `/${name}/modify`,
      ...says('Update a', '修改'),
      body: record,
      result: record,
    },
    [`${name}.remove`]: { method: 'POST', path: `/${name}/remove`, ...says('Delete a', '删除'), query: one },
    ...operations,
  };
};

const resourceFileOf = (name: string, kind: Kind) => ({
  $schema: '../vocabulary/resource.schema.json',
  title: kind.plural,
  recordTitle: kind.noun[0],
  'x-i18n': { 'zh-CN': { title: kind.noun[1], recordTitle: kind.noun[1] } },
  entity: { $ref: `../entities/${name}.schema.json` },
  displayProperty: kind.displayProperty,
  roles: Object.fromEntries(
    ['query', 'get', 'create', 'modify', 'remove'].map((role) => [
      role === 'query' ? 'list' : role,
      `${name}.${role}`,
    ]),
  ),
  columns: [...kind.columns, { property: 'uuid', hidden: true }],
  filters: [kind.displayProperty],
  sort: { property: kind.displayProperty, order: 'asc' },
  ...kind.resource,
});

/** No screen has the route `/`: the console opens the first one. */
const screenFileOf = (name: string, { plural, noun: [, zh] }: Kind, index: number) => ({
  $schema: '../vocabulary/screen.schema.json',
  ...captions(plural, zh),
  route: `/${name}`,
  navigationOrder: (index + 1) * 10,
  tabs: [{ id: name, ...captions(plural, zh), resource: { $ref: `../resources/${name}.json` } }],
});

/** Schema files of a lending library, by path. */
export const librarySchemas: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([name, kind], index) => [
    [`schemas/entities/${name}.schema.json`, entityFileOf(kind)],
    [
      `schemas/endpoints/${name}.json`,
      {
        $schema: '../vocabulary/endpoints.schema.json',
        service: 'openapi',
        operations: operationsOf(name, kind),
      },
    ],
    [`schemas/resources/${name}.json`, resourceFileOf(name, kind)],
    [`schemas/screens/${name}.json`, screenFileOf(name, kind, index)],
  ]),
);

/** Schema files of this project that any product needs: sign-in and its results. */
export const accountSchemas =
  /^schemas\/(vocabulary\/|endpoints\/account\.|entities\/(credentials|loginResult|passwordChange|passwordOwner|listExport|company)\.)/;
