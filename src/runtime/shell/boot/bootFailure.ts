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

type FailureText = readonly [lang: string, title: string, text: string, reload: string];

const failureTexts: readonly FailureText[] = [
  ['zh-CN', '控制台加载失败', '请检查网络后重新加载页面。', '重新加载页面'],
  ['en-US', 'The console could not be loaded', 'Check the network, then reload the page.', 'Reload the page'],
];

/** Returns the texts in the languages of the product, or all if it has other languages. */
export function failureTextsIn(languages: readonly string[]): readonly FailureText[] {
  const own = failureTexts.filter(([lang]) => languages.includes(lang));
  return own.length > 0 ? own : failureTexts;
}

/**
 * Shows that the console could not be loaded, and offers one reload. Works without React, phrases and styles,
 * any of which may be missing; in each language of the product.
 */
export function showBootFailure(container: HTMLElement, error: unknown): void {
  const main = document.createElement('main');
  for (const [lang, title, text, reload] of failureTextsIn(locales)) {
    const section = document.createElement('section');
    section.lang = lang;
    const heading = document.createElement('h1');
    heading.textContent = title;
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    section.append(heading, paragraph);
    if (!chunkReloads.wasReloadedFor(error)) {
      const button = document.createElement('button');
      button.textContent = reload;
      button.addEventListener('click', () => chunkReloads.reloadFor(error));
      section.append(button);
    }
    main.append(section);
  }
  container.replaceChildren(main);
}
