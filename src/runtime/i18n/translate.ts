import type { Parameters } from '../../contract/phrases.ts';
import { localeStore } from './localeStore.ts';
import { phrases } from './phrases.ts';

/** A phrase in the locale in use, for code outside of components; these call `useTranslate`. */
export const translate = (key: string, parameters?: Parameters): string =>
  phrases.translate(localeStore.get(), key, parameters);
