// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import general0 from '#locales/zh-CN.json' with { type: 'json' };
import mapping0 from '#locales/mapping/zh-CN.json' with { type: 'json' };
import schedule0 from '#locales/schedule/zh-CN.json' with { type: 'json' };
import service0 from '#locales/service/zh-CN.json' with { type: 'json' };
import validation0 from '#locales/validation/zh-CN.json' with { type: 'json' };
import general1 from '#locales/en-US.json' with { type: 'json' };
import mapping1 from '#locales/mapping/en-US.json' with { type: 'json' };
import schedule1 from '#locales/schedule/en-US.json' with { type: 'json' };
import service1 from '#locales/service/en-US.json' with { type: 'json' };
import validation1 from '#locales/validation/en-US.json' with { type: 'json' };

/** The name of the product, for the terminal. */
export const productName = "Animal practice";

/** The phrases of the service by locale, the default locale first. */
export const phrases: Readonly<Record<string, readonly PhraseTable[]>> = {
  'zh-CN': [general0, mapping0, schedule0, service0, validation0],
  'en-US': [general1, mapping1, schedule1, service1, validation1],
};
