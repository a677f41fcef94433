import { expect, test } from 'vitest';
import english from '../../../../locales/document/en-US.json' with { type: 'json' };
import chinese from '../../../../locales/document/zh-CN.json' with { type: 'json' };
import { childNode, readSchemaFiles, type SchemaNode } from '../../../schemas/schemaFiles.ts';

const phrases = { 'en-US': english, 'zh-CN': chinese };

const status = childNode(childNode(readSchemaFiles('entities').pendingData ?? {}, 'properties'), 'status');

/** Returns the caption of a delivered document in its badge. */
function badgeOf(locale: keyof typeof phrases): string {
  const choice = (status.oneOf as readonly SchemaNode[]).find((one) => one.const === 'SUCCESS') ?? {};
  const texts = locale === 'zh-CN' ? childNode(childNode(choice, 'x-i18n'), locale) : choice;
  return String(texts.title);
}

test.each(['en-US', 'zh-CN'] as const)(
  'the title of a successful attempt has the word of the badge in %s',
  (locale) => {
    const title = phrases[locale].document.event.attempt.SUCCESS;
    expect(title.toLowerCase()).toContain(badgeOf(locale).toLowerCase());
  },
);
