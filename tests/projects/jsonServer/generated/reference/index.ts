// Generated from schemas/ by `npm run generate`: do not edit.

import type { ReferencePage } from '#contract/model/referencePage.ts';

export const reference: Readonly<Record<string, () => Promise<readonly ReferencePage[]>>> = {
  'zh-CN': async () => (await import('./zh-CN/index.ts')).pages,
  'en-US': async () => (await import('./en-US/index.ts')).pages,
};
