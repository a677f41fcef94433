import { expect, test } from 'vitest';
import { adaptTranslations } from '../../../generator/load/adaptTranslations.ts';

const english = ['en-US', 'zh-CN'];
const german = ['de-DE', 'zh-CN'];
const zh = { title: '名称' };

/** A value of a file in a project with these languages, of the tool's own files or not → the value for later stages. */
const rows: readonly [
  name: string,
  locales: readonly string[],
  isShared: boolean,
  given: object,
  want: object,
][] = [
  [
    'an own file keeps its translations with en-US',
    english,
    false,
    { title: 'Name', 'x-i18n': { 'fr-FR': zh }, items: { title: 'A' } },
    { title: 'Name', 'x-i18n': { 'fr-FR': zh }, items: { title: 'A' } },
  ],
  [
    'a shared file loses the languages that the project lacks',
    english,
    true,
    { title: 'Name', 'x-i18n': { 'fr-FR': zh, 'zh-CN': zh } },
    { title: 'Name', 'x-i18n': { 'zh-CN': zh } },
  ],
  [
    'captions become the translations into the first language',
    german,
    false,
    { title: 'Name', placeholder: 'N', summary: 'Liest.', maxLength: 5, 'x-i18n': { 'fr-FR': zh } },
    {
      title: 'Name',
      placeholder: 'N',
      summary: 'Liest.',
      maxLength: 5,
      'x-i18n': {
        'fr-FR': zh,
        'de-DE': { title: 'Name', placeholder: 'N', summary: 'Liest.' },
      },
    },
  ],
  [
    'given translations into the first language replace captions',
    german,
    true,
    { title: 'Name', submit: 'Go', 'x-i18n': { 'de-DE': { title: 'Bezeichnung' }, 'fr-FR': zh } },
    {
      title: 'Name',
      submit: 'Go',
      'x-i18n': { 'de-DE': { title: 'Bezeichnung', submit: 'Go' } },
    },
  ],
  [
    'texts of error responses belong to a summary',
    german,
    false,
    { summary: 'Liest.', errorResponses: { 404: 'Fehlt.' } },
    {
      summary: 'Liest.',
      errorResponses: { 404: 'Fehlt.' },
      'x-i18n': { 'de-DE': { summary: 'Liest.', errorResponses: { 404: 'Fehlt.' } } },
    },
  ],
  [
    'error responses without a summary have no translations',
    german,
    false,
    { errorResponses: { 404: 'Fehlt.' } },
    { errorResponses: { 404: 'Fehlt.' } },
  ],
  [
    'a property named like a caption has none itself',
    german,
    false,
    { properties: { title: { title: 'Titel' } } },
    { properties: { title: { title: 'Titel', 'x-i18n': { 'de-DE': { title: 'Titel' } } } } },
  ],
  [
    'the items of a list have captions',
    german,
    false,
    { oneOf: [{ title: 'A' }, null] },
    { oneOf: [{ title: 'A', 'x-i18n': { 'de-DE': { title: 'A' } } }, null] },
  ],
  ...['examples', 'default', 'const', 'enum', 'x-example'].map((word): (typeof rows)[number] => [
    `a value of "${word}" has no captions`,
    german,
    false,
    { [word]: [{ title: 'A' }] },
    { [word]: [{ title: 'A' }] },
  ]),
  [
    'translations have none themselves',
    german,
    false,
    { 'x-i18n': { 'zh-CN': zh } },
    { 'x-i18n': { 'zh-CN': zh } },
  ],
];

test.each(rows)('%s', (_, locales, isShared, given, want) => {
  const file = { path: 'a.json', name: 'a', text: '', value: given };
  const source = locales[0] ?? '';
  expect(adaptTranslations(file, { source, locales }, isShared).value).toStrictEqual(want);
});
