/**
 * uPlot creates a number format from `navigator.language` on load, and throws for an invalid tag: a browser
 * on a system without a language has `C`. Imported before it.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true });
}
