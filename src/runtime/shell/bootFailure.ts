import { reloads } from './reloads.ts';

const words = [
  ['zh-CN', '控制台加载失败', '请检查网络后重新加载页面。', '重新加载页面'],
  ['en-US', 'The console could not be loaded', 'Check the network, then reload the page.', 'Reload the page'],
] as const;

/**
 * Tells that the console itself could not be loaded, and offers one reload. Without React, phrases and styles, for any of these may be
 * what is missing; in both languages.
 */
export function tellBootFailure(container: HTMLElement, error: unknown): void {
  const main = document.createElement('main');
  for (const [lang, title, text, reload] of words) {
    const section = document.createElement('section');
    section.lang = lang;
    const heading = document.createElement('h1');
    heading.textContent = title;
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    section.append(heading, paragraph);
    if (!reloads.wasMadeFor(error)) {
      const button = document.createElement('button');
      button.textContent = reload;
      button.addEventListener('click', () => reloads.make(error));
      section.append(button);
    }
    main.append(section);
  }
  container.replaceChildren(main);
}
