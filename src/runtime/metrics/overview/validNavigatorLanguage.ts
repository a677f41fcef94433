/**
 * uPlot makes a number format of `navigator.language` when it is loaded, and throws where that is no language tag: a browser of a system
 * without a language says `C`. Imported before it.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true });
}
