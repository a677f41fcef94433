/** Arguments of `isTextShown`. */
interface TextQuery {
  readonly words: string;
  readonly mark: string;
  /** Selector of the elements that may contain the text. */
  readonly within: string;
}

/** Returns whether an element contains both texts. Runs in the page, for `page.waitForFunction`. */
export const isTextShown = ({ words, mark, within }: TextQuery): boolean =>
  [...document.querySelectorAll(within)].some(
    ({ textContent }) => textContent?.includes(words) && textContent.includes(mark),
  );

/** Selectors of failures that are shown in place (on the page or in a dialog) and in toasts. */
export const inPlaceSelector = ['main [role=alert]', 'main [role=status]', 'dialog [role=alert]']
  .map((place) => `${place}:not([data-toasts] > *)`)
  .join();
export const inToastSelector = '[data-toasts] > [role] > *';

/** Returns whether the page has at least this number of characters, without dialogs. Runs in the page. */
export const hasContent = (length: number): boolean =>
  (document.querySelector('main')?.innerText.length ?? 0) >= length;
