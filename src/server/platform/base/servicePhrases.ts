import enUS from '../../../../locales/en-US.json' with { type: 'json' };
import mappingEnUS from '../../../../locales/mapping/en-US.json' with { type: 'json' };
import mappingZhCN from '../../../../locales/mapping/zh-CN.json' with { type: 'json' };
import scheduleEnUS from '../../../../locales/schedule/en-US.json' with { type: 'json' };
import scheduleZhCN from '../../../../locales/schedule/zh-CN.json' with { type: 'json' };
import serviceEnUS from '../../../../locales/service/en-US.json' with { type: 'json' };
import serviceZhCN from '../../../../locales/service/zh-CN.json' with { type: 'json' };
import validationEnUS from '../../../../locales/validation/en-US.json' with { type: 'json' };
import validationZhCN from '../../../../locales/validation/zh-CN.json' with { type: 'json' };
import zhCN from '../../../../locales/zh-CN.json' with { type: 'json' };
import { createPhrases, type PhraseTable, type Translate } from '../../../contract/text/phrases.ts';
import { labels } from '../../../generated/labels/service.ts';

/** The words of one language. */
export interface LocalePhrases {
  readonly locale: string;
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
}

const consoleTexts: Readonly<Record<string, PhraseTable>> = { 'zh-CN': zhCN, 'en-US': enUS };

/** The languages that the service speaks. */
export const serviceLocales: readonly string[] = Object.keys(consoleTexts);

/** What only the service says: the console need not load it. */
const serviceTexts: Readonly<Record<string, PhraseTable>> = { 'zh-CN': serviceZhCN, 'en-US': serviceEnUS };

/** Why a row of a mapping failed: the service says it in traces, the console in its preview. */
const mappingTexts: Readonly<Record<string, PhraseTable>> = { 'zh-CN': mappingZhCN, 'en-US': mappingEnUS };

/** What is wrong with a value: said of a form, and of what reaches the service. */
const validationTexts: Readonly<Record<string, PhraseTable>> = {
  'zh-CN': validationZhCN,
  'en-US': validationEnUS,
};

/** What is wrong with a schedule: said while it is typed, too. */
const scheduleTexts: Readonly<Record<string, PhraseTable>> = { 'zh-CN': scheduleZhCN, 'en-US': scheduleEnUS };

/** Everything that the service says, by locale. A missing key is told to the log: the caller sees the key. */
export function createServicePhrases(): (locale: string) => LocalePhrases {
  const phrases = createPhrases((key, locale) => console.error(`No phrase "${key}" in ${locale}.`));
  for (const table of [consoleTexts, serviceTexts, mappingTexts, validationTexts, scheduleTexts, labels]) {
    for (const [locale, words] of Object.entries(table)) phrases.add(locale, words);
  }
  return (locale) => ({
    locale,
    translate: (key, parameters) => phrases.translate(locale, key, parameters),
    has: (key) => phrases.has(locale, key),
  });
}
