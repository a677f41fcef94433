import { singularize } from 'inflection';
import { envelopeNames, generatedFileNames } from '../../../generator/check/files/fileRules.ts';
import { typeNamesOf } from '../../../generator/normalize/normalizeEntities.ts';
import { upperFirst } from '../../../src/contract/text/captions.ts';

/** Returns the words of a name: `customerID`, `customer_id` and `customer-id` → `customer`, `id`. */
export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '');

/** Returns words as one name: `sales`, `order` → `salesOrder`. A name that begins with a digit gets a letter. */
function joinWords(words: readonly string[], fallback: string): string {
  const [first = fallback, ...rest] = words.map((word) => word.toLowerCase());
  const name = [first, ...rest.map(upperFirst)].join('');
  return /^\d/.test(name) ? `n${name}` : name;
}

/** Returns the name of a property. A name of letters and digits stays as it is. */
export const propertyNameOf = (name: string): string =>
  /^[A-Za-z][A-Za-z\d]*$/.test(name) ? name : joinWords(wordsOf(name), 'field');

/** Returns the name of an entity or screen, which begins with a small letter: `Sales_Order` → `salesOrder`. */
export const entityNameOf = (name: string): string =>
  /^[a-z][A-Za-z\d]*$/.test(name) ? name : joinWords(wordsOf(name), 'record');

/** Returns the name of an entity from the name of its list: `sales-orders` → `salesOrder`. */
export function singularNameOf(name: string): string {
  const words = wordsOf(name);
  return joinWords([...words.slice(0, -1), ...words.slice(-1).map((word) => singularize(word))], 'record');
}

const acronyms: ReadonlySet<string> = new Set(
  'api cpu dns erp gps html http https iban id ip json pdf sku sms sql ssl ui uri url utc uuid vat wcs wms xml'.split(
    ' ',
  ),
);

/** Returns a name as words of a caption: `lastLoginIp` → `Last login IP`. */
export function captionOf(name: string): string {
  const text = wordsOf(name)
    .map((word) => (acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ');
  return upperFirst(text === '' ? name : text);
}

/** Names of types that generated code uses itself. */
const typeNames: ReadonlySet<string> = new Set(
  'array boolean date error function map number object omit partial pick promise readonly record set string symbol'.split(
    ' ',
  ),
);

/**
 * Returns a function that makes names of entities unique. `Erp`, `ErpInput` and `ErpChanges` are all types of the
 * entity `erp`, so none may be the name of another entity.
 * @param taken names in use
 */
export function createEntityNamer(taken: Iterable<string>): (wanted: string, qualifier: string) => string {
  const typesOf = (name: string): string[] => typeNamesOf(name).map((type) => type.toLowerCase());
  const types = new Set([...taken].flatMap(typesOf));
  const isFree = (name: string): boolean =>
    !typeNames.has(name.toLowerCase()) &&
    !generatedFileNames.has(name.toLowerCase()) &&
    !envelopeNames.has(name.toLowerCase()) &&
    typesOf(name).every((type) => !types.has(type));
  return (wanted, qualifier) => {
    const qualified = `${qualifier}${upperFirst(wanted)}`;
    const candidates = [
      wanted,
      qualified,
      ...Array.from({ length: 99 }, (_, index) => `${qualified}${index + 2}`),
    ];
    const name = candidates.find(isFree) ?? qualified;
    for (const type of typesOf(name)) types.add(type);
    return name;
  };
}
