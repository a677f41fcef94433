import { sourceLocale } from '../normalize/captionsOf.ts';
import { broken, didYouMean, inside } from './place.ts';
import type { Rule } from './rule.ts';
import { localesOf } from './sources.ts';

/** What a call does is said in every locale: the reference is read in each. */
const summary: Rule = function* (sources) {
  for (const operation of sources.operations)
    for (const locale of localesOf(sources))
      if (locale !== sourceLocale && operation.value['x-i18n']?.[locale]?.summary === undefined)
        yield broken(
          operation,
          `The summary "${operation.value.summary}" has no ${locale} translation.`,
          `Add "x-i18n": {"${locale}": {"summary": …}} beside it.`,
        );
};

/** Every refusal is told in every locale. */
const refusal: Rule = function* (sources) {
  for (const operation of sources.operations)
    for (const locale of localesOf(sources))
      for (const status of Object.keys(operation.value.errorResponses ?? {}))
        if (
          locale !== sourceLocale &&
          operation.value['x-i18n']?.[locale]?.errorResponses?.[status] === undefined
        )
          yield broken(
            inside(operation, ['errorResponses', status], undefined),
            `The refusal ${status} has no ${locale} translation.`,
            `Add "x-i18n": {"${locale}": {"errorResponses": {"${status}": …}}} to the operation.`,
          );
};

/** A translated refusal is one that is answered. */
const original: Rule = function* ({ operations }) {
  for (const operation of operations)
    for (const [locale, captions] of Object.entries(operation.value['x-i18n'] ?? {}))
      for (const status of Object.keys(captions.errorResponses ?? {}))
        if (operation.value.errorResponses?.[status] === undefined)
          yield broken(
            inside(operation, ['x-i18n', locale, 'errorResponses', status], undefined),
            `The refusal ${status} is there in ${locale} but not in ${sourceLocale}.`,
            `Add it to "errorResponses", or remove it here.`,
          );
};

/** Summaries are written for supported locales. */
const locale: Rule = function* (sources) {
  const known = localesOf(sources);
  for (const operation of sources.operations)
    for (const name of Object.keys(operation.value['x-i18n'] ?? {}))
      if (!known.includes(name))
        yield broken(
          inside(operation, ['x-i18n', name], undefined),
          `The locale "${name}" is not supported.`,
          `${didYouMean(name, known)} A file locales/${name}.json would make it supported.`,
        );
};

export const summaries: readonly Rule[] = [summary, refusal, original, locale];
