import { expect, test } from 'vitest';
import mappingEditor from '../../locales/mappingEditor/en-US.json' with { type: 'json' };
import versions from '../../locales/versions/en-US.json' with { type: 'json' };
import { createPhrases } from '../../src/contract/text/phrases.ts';

const phrases = createPhrases((key) => expect.fail(`${key} is missing`), 'en-US');
phrases.add('en-US', mappingEditor);
phrases.add('en-US', versions);

test.each([
  ['mappingEditor.preview.failed', { failed: 1, ran: 1 }, '1 of 1 row failed'],
  ['mappingEditor.preview.failed', { failed: 1, ran: 2 }, '1 of 2 rows failed'],
  ['mappingEditor.shadow.differ', { changed: 1, done: 1 }, '1 of 1 document would change'],
  ['mappingEditor.suggest.reasons.fieldsMatch', { found: 1, fields: 1 }, '1 of 1 field found in it'],
  [
    'versions.consequence',
    { count: 1, name: 'asn' },
    '1 field of “asn” will change as shown. State and secrets stay as they are.',
  ],
])('%s with %o is correct English', (key, parameters, want) => {
  expect(phrases.translate('en-US', key, parameters)).toBe(want);
});
