import { expect, test } from 'vitest';
import type { FieldMapping, Interface } from '../../../../src/generated/types.ts';
import { type ApiDoc, inboundApiDoc, outboundApiDoc } from '../../../../src/screens/docs/apiDoc/apiDoc.ts';
import { apiDocMarkdown } from '../../../../src/screens/docs/apiDoc/apiDocMarkdown.ts';
import { readExpressionPaths } from '../../../../src/screens/docs/apiDoc/source/expressionPaths.ts';

const row: FieldMapping = {
  lineNo: 1,
  targetField: 'no',
  type: 'STRING',
  functionType: 'CUSTOM',
  description: 'a | b\nsecond line',
  expression: '```x',
};

const record = (over: Partial<Interface>): Interface =>
  ({
    interfaceName: 'asn',
    type: 'HTTP',
    method: 'POST',
    address: 'http://wcs.test/asn',
    ...over,
  }) as Interface;

/** Returns the Markdown with keys instead of phrases. Another test checks the phrases. */
const markdownOf = (document: ApiDoc): string =>
  apiDocMarkdown('asn', document, {
    translate: (key) => key.replace(/^.*\.(?=\w+\.title)/, ''),
    has: (key) => !key.endsWith('.SFTP'),
  });

const markdown = (over: Partial<Interface>): string => markdownOf(outboundApiDoc(record(over)));

test('a table row escapes bars and replaces line breaks', () => {
  expect(markdown({ fieldMappings: [row] })).toContain(
    '| `no` | STRING.title | field.no | a \\| b second line | CUSTOM.title | ```x |',
  );
});

test('a code block has a longer fence than its content', () => {
  const fixed: FieldMapping = { ...row, functionType: 'FIXED_VALUE', expression: '````' };
  expect(markdown({ fieldMappings: [fixed] })).toContain('`````json\n{\n  "no": "````"\n}\n`````');
});

test('sample and schema keep the digits of a default value', () => {
  const rate: FieldMapping = { ...row, type: 'NUMERIC', functionType: 'DEFAULT_VALUE', expression: '0.00' };
  const text = markdown({ fieldMappings: [rate] });
  expect(text).toContain('```json\n{\n  "no": 0.00\n}\n```');
  expect(text).toContain('"default": 0.00');
});

test.each<[string, Partial<Interface>, string[], string[]]>([
  [
    'an HTTP request',
    { fieldMappings: [row] },
    [
      '# asn\n\n## docs.document.call\n',
      '```http\nPOST http://wcs.test/asn',
      '```sh',
      '## docs.document.body\n',
      '## docs.document.example\n',
      '"$schema"',
    ],
    [],
  ],
  [
    'an interface without a mapping',
    {},
    ['docs.document.unmapped', '```sh'],
    ['"$schema"', 'docs.document.example'],
  ],
  [
    'a queue',
    { type: 'ACTIVE_MQ', address: 'tcp://mq:1', queueName: 'q' },
    ['docs.document.transports.ACTIVE_MQ', '| queueName.title | q |'],
    ['```http', '```sh', 'docs.document.headers'],
  ],
  [
    'a transport without a phrase and settings of its own',
    { type: 'SFTP' as Interface['type'], address: 'sftp://files.test' },
    ['docs.document.transports.other', '| address.title | sftp://files.test |'],
    ['```http', '```sh'],
  ],
  ['a file', { fileFormat: 'CSV', fieldMappings: [row] }, ['docs.document.about.file'], []],
  ['a document in the URL', { method: 'GET', fieldMappings: [row] }, ['docs.document.about.address'], []],
])('apiDocMarkdown of %s', (_, over, has, hasNot) => {
  const text = markdown(over);
  for (const part of has) expect(text).toContain(part);
  for (const part of hasNot) expect(text).not.toContain(part);
});

const context = { backEnd: 'https://wms.test', readPaths: readExpressionPaths };

test.each<[string, Partial<Interface>, string[], string[]]>([
  [
    'an interface without a mapping',
    {},
    [
      'POST https://wms.test/exchange/asn',
      '\n\ndocs.document.wayInNote\n\n',
      '\n\ndocs.document.wayInUnmapped\n\n',
    ],
    ['docs.document.unmapped', 'docs.document.fetched'],
  ],
  [
    'an interface with a mapping',
    { fieldMappings: [{ ...row, functionType: 'REGULAR', sourceField: 'no' }] },
    ['docs.document.wayInNote', 'docs.document.about.source', '| `no` | STRING.title |'],
    ['docs.document.wayInUnmapped', 'docs.document.fetched', 'docs.document.about.expressions'],
  ],
  [
    'an expression',
    { fieldMappings: [{ ...row, type: 'NUMERIC', expression: 'qty * price' }] },
    [
      '| `qty` | NUMERIC.title |',
      'docs.document.about.expressions\n\n| targetField.title | expression.title |\n| --- | --- |\n| no | qty * price |',
      '"price": 1.5',
    ],
    [],
  ],
  [
    'an expression that reads no field by its name',
    { fieldMappings: [{ ...row, expression: '$value' }] },
    ['docs.document.about.noSource\n\ndocs.document.about.expressions', '| no | $value |'],
    ['docs.document.wayInUnmapped', 'docs.field.path'],
  ],
  [
    'a scheduled pull',
    { triggerStrategy: 'CRON' },
    ['\n\ndocs.document.fetched\n\n| docs.name | docs.value |', '| address.title | http://wcs.test/asn |'],
    [],
  ],
])('apiDocMarkdown of inbound documents: %s', (_, over, has, hasNot) => {
  const text = markdownOf(inboundApiDoc(record(over), context));
  for (const part of has) expect(text).toContain(part);
  for (const part of hasNot) expect(text).not.toContain(part);
});

test('apiDocMarkdown of outbound documents has no notes for inbound ones', () => {
  const text = markdown({ type: 'ACTIVE_MQ', address: 'tcp://mq:1' });
  expect(text).not.toMatch(/docs\.document\.(wayIn|fetched)/);
});
