import { isRecord } from '../contract/json/isRecord.ts';
import { isLookUpName, type LookUpName, type LookUpProperties, lookUpNames } from './MappingContext.ts';
import { MappingError } from './MappingError.ts';

const lookUpPattern = /^\s*(\w+)\.(\w+)\s*$/;

/** Returns the parts of a look-up such as `dc.name`. Throws `lookUpInvalid` and `lookUpUnknown`. */
export function parseLookUp(expression: string): { readonly name: LookUpName; readonly property: string } {
  const [, name, property] = lookUpPattern.exec(expression) ?? [];
  if (name === undefined || property === undefined) throw new MappingError('lookUpInvalid', { expression });
  if (!isLookUpName(name)) throw new MappingError('lookUpUnknown', { name, known: lookUpNames.join(', ') });
  return { name, property };
}

interface RecordSchema {
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Returns the properties of each look-up from the schemas of its records. */
export function lookUpPropertiesOf(forms: Readonly<Record<LookUpName, RecordSchema>>): LookUpProperties {
  const namesOf = ({ schema: { properties } }: RecordSchema): string[] =>
    isRecord(properties) ? Object.keys(properties) : [];
  return { dc: namesOf(forms.dc), owner: namesOf(forms.owner), carrier: namesOf(forms.carrier) };
}

/** Throws `propertyUnknown` for a look-up of a property that no record has. */
export function assertLookUpProperty(expression: string, properties: LookUpProperties): void {
  const { name, property } = parseLookUp(expression);
  if (!properties[name].includes(property))
    throw new MappingError('propertyUnknown', { name, property, known: properties[name].join(', ') });
}
