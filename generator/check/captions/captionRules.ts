import { sourceLocale } from '../../load/Product.ts';
import { productPath } from '../../load/projectFolder.js';
import { translatedCaptions } from '../../load/sources/captions.ts';
import { localesOf, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import { didYouMean, locationAt, violation } from '../RuleViolation.ts';

const otherLocales = (sources: RuleContext): string[] =>
  localesOf(sources).filter((name) => name !== sourceLocale);

/** Every property has a caption. */
const propertyTitle: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.property !== undefined && place.value.title === undefined && place.value.$ref === undefined)
      yield violation(place, `The property "${place.property}" has no caption.`, 'Add "title" and "x-i18n".');
};

/** Every caption has a translation in every language of the project. */
const captionTranslation: SchemaRule = function* (sources) {
  const locales = otherLocales(sources);
  for (const place of sources.captioned)
    for (const locale of locales)
      for (const word of translatedCaptions)
        if (place.value[word] !== undefined && place.value['x-i18n']?.[locale]?.[word] === undefined)
          yield violation(
            place,
            `The ${word} "${place.value[word]}" has no ${locale} translation.`,
            `Add "x-i18n": {"${locale}": {"${word}": …}} beside it.`,
          );
};

/** Every translated caption has an original in the source locale, en-US. */
const captionOriginal: SchemaRule = function* (sources) {
  for (const place of sources.captioned)
    for (const [locale, captions] of Object.entries(place.value['x-i18n'] ?? {}))
      for (const word of translatedCaptions)
        if (captions[word] !== undefined && place.value[word] === undefined)
          yield violation(
            locationAt(place, ['x-i18n', locale, word], captions[word]),
            `The ${word} exists in ${locale} but not in ${sourceLocale}.`,
            `Add "${word}" beside "x-i18n", or remove the translation.`,
          );
};

/** The translations of a caption and of an operation are in languages of the project. */
const captionLocale: SchemaRule = function* (sources) {
  const known = localesOf(sources);
  for (const place of [...sources.captioned, ...sources.operations])
    for (const name of Object.keys(place.value['x-i18n'] ?? {}))
      if (!known.includes(name))
        yield violation(
          locationAt(place, ['x-i18n', name], undefined),
          `The project does not have the language "${name}".`,
          didYouMean(name, known).withAlternative(`Or add it to "locales" of ${productPath}.`),
        );
};

export const captionRules: readonly SchemaRule[] = [
  propertyTitle,
  captionTranslation,
  captionOriginal,
  captionLocale,
];

/**
 * The `summary` of an operation has a translation in every language of the project, because the reference exists in
 * each.
 */
const summaryTranslation: SchemaRule = function* (sources) {
  for (const operation of sources.operations)
    for (const locale of localesOf(sources))
      if (locale !== sourceLocale && operation.value['x-i18n']?.[locale]?.summary === undefined)
        yield violation(
          operation,
          `The summary "${operation.value.summary}" has no ${locale} translation.`,
          `Add "x-i18n": {"${locale}": {"summary": …}} beside it.`,
        );
};

/** Every error response of an operation has a translation in every language of the project. */
const refusalTranslation: SchemaRule = function* (sources) {
  for (const operation of sources.operations)
    for (const locale of localesOf(sources))
      for (const status of Object.keys(operation.value.errorResponses ?? {}))
        if (
          locale !== sourceLocale &&
          operation.value['x-i18n']?.[locale]?.errorResponses?.[status] === undefined
        )
          yield violation(
            locationAt(operation, ['errorResponses', status], undefined),
            `The error response ${status} has no ${locale} translation.`,
            `Add "x-i18n": {"${locale}": {"errorResponses": {"${status}": …}}} to the operation.`,
          );
};

/** Every translated error response has an original in `errorResponses` of the operation. */
const refusalOriginal: SchemaRule = function* ({ operations }) {
  for (const operation of operations)
    for (const [locale, captions] of Object.entries(operation.value['x-i18n'] ?? {}))
      for (const status of Object.keys(captions.errorResponses ?? {}))
        if (operation.value.errorResponses?.[status] === undefined)
          yield violation(
            locationAt(operation, ['x-i18n', locale, 'errorResponses', status], undefined),
            `The error response ${status} exists in ${locale} but not in ${sourceLocale}.`,
            'Add it to "errorResponses", or remove the translation.',
          );
};

export const summaryRules: readonly SchemaRule[] = [summaryTranslation, refusalTranslation, refusalOriginal];
