/** What is said on the page that fits, for `page.waitForFunction`; runs in the page. */
export interface Sought {
  readonly words: string;
  readonly mark: string;
  /** Where it is said. */
  readonly within: string;
}

export const isSaid = ({ words, mark, within }: Sought): boolean =>
  [...document.querySelectorAll(within)].some(
    ({ textContent }) => textContent?.includes(words) && textContent.includes(mark),
  );

/** Of a failure that is told in place, by a toast, and over the page. */
export const inPlace = ['main [role=alert]', 'main [role=status]', 'dialog [role=alert]']
  .map((place) => `${place}:not([data-toasts] > *)`)
  .join();
export const inToast = '[data-toasts] > [role] > *';

/** The page is not blank: there are as many characters to read, dialogs aside. */
export const isWritten = (length: number): boolean =>
  (document.querySelector('main')?.innerText.length ?? 0) >= length;
