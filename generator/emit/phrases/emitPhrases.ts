import { sourceLocale } from '../../load/Product.ts';
import type { Model, PhraseModel } from '../../normalize/model/Model.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../Output.ts';

/** The groups of phrases that the service uses. '' are the phrases without a group. */
const serviceGroups = ['', 'mapping', 'schedule', 'service', 'validation'];

/** The files that phrases depend on. */
const files = ['locales/'];

/**
 * Emits phrases.ts: the phrases of the service by locale. A project in a folder of its own also gets locales/: the
 * phrases of this repository with its own ones over them.
 */
export const emitPhrases = ({ locales, phrases, product }: Model): Output[] => [
  { path: 'phrases.ts', text: servicePhrases(locales, phrases, product), files },
  ...(phrases.isExtension ? phraseTables(phrases) : []),
];

const pathOf = (group: string, locale: string): string =>
  group === '' ? `${locale}.json` : `${group}/${locale}.json`;

const phraseTables = ({ groups }: PhraseModel): Output[] =>
  Object.entries(groups).flatMap(([group, tables]) =>
    Object.entries(tables).map(([locale, table]) => ({
      path: `locales/${pathOf(group, locale)}`,
      text: `${toLiteral(table)}\n`,
      files,
    })),
  );

function servicePhrases(
  locales: readonly string[],
  { groups }: PhraseModel,
  product: Model['product'],
): string {
  const tables = locales.map((locale, index) =>
    serviceGroups
      .filter((group) => groups[group]?.[locale])
      .map((group) => ({ name: `${group || 'general'}${index}`, path: pathOf(group, locale) })),
  );
  const imports = tables
    .flat()
    .map(({ name, path }) => `import ${name} from '#locales/${path}' with { type: 'json' };`);
  const lines = locales.map(
    (locale, index) => `  '${locale}': [${tables[index]?.map(({ name }) => name).join(', ')}],`,
  );
  return `${generatedHeader}
${importTypeLine('PhraseTable', '#contract/text/phrases.ts')}
${imports.join('\n')}

/** The name of the product, for the terminal. */
export const productName = ${toLiteral(product.captions[sourceLocale]?.title)};

/** The phrases of the service by locale, the default locale first. */
export const phrases: Readonly<Record<string, readonly PhraseTable[]>> = {
${lines.join('\n')}
};
`;
}
