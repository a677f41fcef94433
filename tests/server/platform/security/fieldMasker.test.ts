import { expect, test } from 'vitest';
import { fieldMasker, findMaskedValues } from '../../../../src/server/platform/security/fieldMasker.ts';

const cases: readonly [given: string, fields: string[], want: string][] = [
  ['{"phone":"138","name":"A"}', ['phone'], '{"phone":"[MASKED]","name":"A"}'],
  ['{"Phone":"138"}', ['phone'], '{"Phone":"[MASKED]"}'],
  ['{"phones":"138"}', ['phone'], '{"phones":"138"}'],
  [
    '{"lines":[{"buyer":{"phone":138}}],"phone":null}',
    ['phone'],
    '{"lines":[{"buyer":{"phone":"[MASKED]"}}],"phone":"[MASKED]"}',
  ],
  ['{"buyer":{"phone":"138","city":"SH"}}', ['buyer'], '{"buyer":"[MASKED]"}'],
  ['<o><phone>138</phone><city>SH</city></o>', ['phone'], '<o><phone>[MASKED]</phone><city>SH</city></o>'],
  ['<ns:phone type="m"><![CDATA[138]]></ns:phone>', ['PHONE'], '<ns:phone type="m">[MASKED]</ns:phone>'],
  ['https://erp/x?phone=138&city=SH', ['phone'], 'https://erp/x?phone=[MASKED]&city=SH'],
  ['city=SH&phone=138', ['phone'], 'city=SH&phone=[MASKED]'],
  ['phone is out of order', ['phone'], 'phone is out of order'],
  ['{"phone":"138","id":1234567890123456789}', ['phone'], '{"phone":"[MASKED]","id":1234567890123456789}'],
  ['{"a.b":1}', ['a.b'], '{"a.b":"[MASKED]"}'],
  ['{"acb":1}', ['a.b'], '{"acb":1}'],
  ['{"phone":1}', [], '{"phone":1}'],
  ['{"phone":', ['phone'], '{"phone":'],
  ['{"phone":"13\\"8","a":[{"Phone": 138,"b', ['phone'], '{"phone":"[MASKED]","a":[{"Phone": "[MASKED]","b'],
  ['{"phone":"13', ['phone'], '{"phone":"[MASKED]"'],
  ['{"a":1,"buyer":{"phone":"138"},"b', ['buyer'], '{"a":1,"buyer":"[MASKED]"'],
  ['<phone><n>138</n></phone><city>SH</city>', ['phone'], '<phone>[MASKED]</phone><city>SH</city>'],
  ['<phone><phone>1</phone>2</phone>3', ['phone'], '<phone>[MASKED]</phone>3'],
  ['<phone>a<![CDATA[b]c]]>138</phone>', ['phone'], '<phone>[MASKED]</phone>'],
  ['<phone><![CDATA[</phone>138]]></phone><n>1</n>', ['phone'], '<phone>[MASKED]</phone><n>1</n>'],
  ['<phone><!-- </phone> -->138</phone><n>1</n>', ['phone'], '<phone>[MASKED]</phone><n>1</n>'],
  ['<phone><![CDATA[<phone>]]></phone><n>1</n>', ['phone'], '<phone>[MASKED]</phone><n>1</n>'],
  ['<phone><![CDATA[</phone>138', ['phone'], '<phone>[MASKED]'],
  ['<phone><!-- x -->138</phone>', ['phone'], '<phone>[MASKED]</phone>'],
  ['<phone/><phone></phone><city>SH</city>', ['phone'], '<phone/><phone></phone><city>SH</city>'],
  ['<person phone="138" ns:phone=\'139\'/>', ['phone'], '<person phone="[MASKED]" ns:phone="[MASKED]"/>'],
  [
    '<person phone = "138"\n phone\t=\n\'139\'/>',
    ['phone'],
    '<person phone = "[MASKED]"\n phone\t=\n"[MASKED]"/>',
  ],
  ['<phone as=">" a=\'>"\'>138</phone>1', ['phone'], '<phone as=">" a=\'>"\'>[MASKED]</phone>1'],
  ['<phone as="/>138</phone>1', ['phone'], '<phone as=[MASKED]'],
  ['<phones>138</phones>', ['phone'], '<phones>138</phones>'],
  ['{"a":"{\\"phone\\":\\"138\\"}","b":"{ }"}', ['phone'], '{"a":"{\\"phone\\":\\"[MASKED]\\"}","b":"{ }"}'],
  ['"{\\"phone\\":\\"138\\"}"', ['phone'], '"{\\"phone\\":\\"[MASKED]\\"}"'],
  ['{"xml":"<phone>138</phone>"}', ['phone'], '{"xml":"<phone>[MASKED]</phone>"}'],
];

for (const [given, fields, want] of cases)
  test(`fieldMasker masks ${fields.join(', ') || 'nothing'} in ${given}`, () => {
    expect(fieldMasker(fields)(given)).toBe(want);
  });

test('fieldMasker reads start tags within an empty tag once', () => {
  const text = `${'<phone '.repeat(1_000_000)}/><phone>138`;
  const start = performance.now();
  expect(fieldMasker(['phone'])(text).endsWith('<phone>[MASKED]')).toBe(true);
  expect(performance.now() - start).toBeLessThan(5000);
});

test.each([
  ['<phone>', '<phone>[MASKED]'],
  ['<phone ', undefined],
  ['<phone><![CDATA[', '<phone>[MASKED]'],
  ['<phone></phone><phone ', undefined],
  ['<phone><!--</phone>', '<phone>[MASKED]'],
  ['<phone a="', undefined],
  ['<phone', '<phone'],
  ['"phone":"', '"phone":"[MASKED]"'],
])('fieldMasker masks a megabyte of %s in a moment', (part, want) => {
  const text = part.repeat(1_000_000 / part.length);
  const start = performance.now();
  const hidden = fieldMasker(['phone'])(text);
  // A quadratic search takes minutes.
  expect(performance.now() - start).toBeLessThan(10_000);
  if (want !== undefined) expect(hidden.startsWith(want)).toBe(true);
});

test('findMaskedValues returns the masked values that a message can quote', () => {
  expect(
    findMaskedValues(
      ['{"phone":"13800","no":7,"buyer":{"phone":13900,"city":"SH"}}', '{"phone":"13800"}', 'no JSON'],
      ['phone', 'no', 'buyer'],
    ),
  ).toEqual(['13800', '13900']);
});

test.each([
  ['a number of 19 digits', '{"phone":1234567890123456789}', ['1234567890123456789']],
  ['a number with a trailing zero', '{"phone":13.50}', ['13.50']],
  [
    'an element',
    '<a><phone n="1"><n>13800</n> 13901 <![CDATA[13902]]></phone>13903</a>',
    ['13800', '13901', '13902'],
  ],
  ['an attribute', `<a phone = "13800" ns:phone='13901' other="13902"/>`, ['13800', '13901']],
  ['JSON within JSON', '{"data":"{\\"phone\\":\\"13800\\",\\"a\\":1}"}', ['13800']],
  ['XML within JSON', '{"data":["<phone>13800</phone>"]}', ['13800']],
  ['one name twice', '{"phone":"138","phone":"139"}', ['139']],
])('findMaskedValues returns %s as a message quotes it', (_what, text, want) => {
  expect(findMaskedValues([text], ['phone'])).toEqual(want);
});
