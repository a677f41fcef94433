/** What is said on the page that fits, for `page.waitForFunction`; runs in the page. */
export interface TextQuery {
  readonly words: string;
  readonly mark: string;
  /** Where it is said. */
  readonly within: string;
}

export const isTextShown = ({ words, mark, within }: TextQuery): boolean =>
  [...document.querySelectorAll(within)].some(
    ({ textContent }) => textContent?.includes(words) && textContent.includes(mark),
  );

/** Of a failure that is told in place, by a toast, and over the page. */
export const inPlaceSelector = ['main [role=alert]', 'main [role=status]', 'dialog [role=alert]']
  .map((place) => `${place}:not([data-toasts] > *)`)
  .join();
export const inToastSelector = '[data-toasts] > [role] > *';

/** The page is not blank: there are as many characters to read, dialogs aside. */
export const hasContent = (length: number): boolean =>
  (document.querySelector('main')?.innerText.length ?? 0) >= length;
