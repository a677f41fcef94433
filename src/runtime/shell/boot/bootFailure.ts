import { locales } from '../../core/catalog.ts';
import { ChunkLoadError } from '../../core/lazy/lazyModule.ts';
import { chunkReloads } from '../../feedback/failure/chunkReloads.ts';

/**
 * The style sheet of a build is a separate file, and the page needs it.
 * @throws ChunkLoadError when it failed to load (schemas/SPECIFICATION.md section 8.4)
 */
export function assertStyles(): void {
  // A token at the beginning of our style sheets.
  const known = getComputedStyle(document.documentElement).getPropertyValue('--bar-height');
  if (known === '') throw new ChunkLoadError('Unable to preload CSS for the console.');
}

const failureTexts = [
  { lang: 'zh-CN', h1: '控制台加载失败', p: '请检查网络后重新加载页面。', button: '重新加载页面' },
  {
    lang: 'en-US',
    h1: 'The console could not be loaded',
    p: 'Check the network, then reload the page.',
    button: 'Reload the page',
  },
] as const;

/** Returns the texts in the languages of the product, or all if it has other languages. */
export function failureTextsIn(languages: readonly string[]): readonly (typeof failureTexts)[number][] {
  const own = failureTexts.filter(({ lang }) => languages.includes(lang));
  return own.length > 0 ? own : failureTexts;
}

/**
 * Shows that the console could not be loaded, and offers one reload. Works without React, phrases and styles,
 * any of which may be missing; in each language of the product.
 */
export function showBootFailure(container: HTMLElement, error: unknown): void {
  const tags = chunkReloads.wasReloadedFor(error) ? (['h1', 'p'] as const) : (['h1', 'p', 'button'] as const);
  const main = document.createElement('main');
  for (const texts of failureTextsIn(locales)) {
    const section = document.createElement('section');
    section.lang = texts.lang;
    for (const tag of tags) section.appendChild(document.createElement(tag)).textContent = texts[tag];
    section.querySelector('button')?.addEventListener('click', () => chunkReloads.reloadFor(error));
    main.append(section);
  }
  container.replaceChildren(main);
}
