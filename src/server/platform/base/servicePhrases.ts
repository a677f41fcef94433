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
import { log } from './log.ts';

/** The phrases of one locale. */
export interface LocalePhrases {
  readonly locale: string;
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
}

const consoleTexts: Readonly<Record<string, PhraseTable>> = { 'zh-CN': zhCN, 'en-US': enUS };

/** The locales of the service. */
export const serviceLocales: readonly string[] = Object.keys(consoleTexts);

/** Phrases that only the service uses, so the console does not load them. */
const serviceTexts: Readonly<Record<string, PhraseTable>> = { 'zh-CN': serviceZhCN, 'en-US': serviceEnUS };

/** Reasons why a mapping row failed. The service shows them in traces, the console in its preview. */
const mappingTexts: Readonly<Record<string, PhraseTable>> = { 'zh-CN': mappingZhCN, 'en-US': mappingEnUS };

/** Messages about invalid values, in forms and in requests to the service. */
const validationTexts: Readonly<Record<string, PhraseTable>> = {
  'zh-CN': validationZhCN,
  'en-US': validationEnUS,
};

/** Messages about invalid schedules, also shown while the operator types. */
const scheduleTexts: Readonly<Record<string, PhraseTable>> = { 'zh-CN': scheduleZhCN, 'en-US': scheduleEnUS };

/** Returns all phrases of the service, by locale. A missing key is logged, and the caller sees the key. */
export function createServicePhrases(): (locale: string) => LocalePhrases {
  const phrases = createPhrases((key, locale) => log.error(`No phrase "${key}" in ${locale}.`));
  for (const table of [consoleTexts, serviceTexts, mappingTexts, validationTexts, scheduleTexts, labels]) {
    for (const [locale, words] of Object.entries(table)) phrases.add(locale, words);
  }
  return (locale) => ({
    locale,
    translate: (key, parameters) => phrases.translate(locale, key, parameters),
    has: (key) => phrases.has(locale, key),
  });
}
