import type { Project } from './Project.ts';
import type { ProductSource } from './sources/ScreenSource.ts';

/** The locale of captions outside `x-i18n`, and of the phrases for a language that this repository lacks. */
export const sourceLocale = 'en-US';

/** Returns the locale of captions outside `x-i18n`: en-US, or the only or first locale of a project without it. */
export const captionLocaleOf = (locales: readonly string[]): string =>
  locales.includes(sourceLocale) ? sourceLocale : (locales[0] ?? sourceLocale);

/**
 * Returns the description of a project's product. A project of an earlier version has none. Its locales are then
 * those of its phrases.
 */
export const productOf = ({
  product: [file],
  locales,
}: Pick<Project, 'product' | 'locales'>): ProductSource =>
  file?.value ?? {
    title: 'Console',
    'x-i18n': Object.fromEntries(locales.map(({ name }) => [name, { title: 'Console' }])),
    locales: locales.map(({ name }) => name).sort((a, b) => Number(b === 'zh-CN') - Number(a === 'zh-CN')),
  };
