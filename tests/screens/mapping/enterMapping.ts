import { localeStore } from '../../../src/runtime/core/i18n/localeStore.ts';
import { phraseGroup } from '../../../src/runtime/core/i18n/phrases.ts';
import { formModule } from '../../../src/runtime/core/lazy/resourceModules.ts';
import { enter } from '../../runtime/core/stubService.ts';

/** Signs in, loads the texts of the mapping editor in both locales and its form, and shows English. */
export async function enterMapping(): Promise<void> {
  await enter('interface');
  for (const locale of ['zh-CN', 'en-US'])
    for (const group of ['mapping', 'mappingEditor']) await phraseGroup(group, locale).load();
  await formModule('interface').load();
  localeStore.set('en-US');
}
