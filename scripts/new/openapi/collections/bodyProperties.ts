import { formType } from '../../../../src/contract/backend/body/writeFormBody.ts';
import type { PropertyDraft, ValueDraft } from '../../draft/Draft.ts';
import { pointerOf } from '../SourceDocument.ts';
import type { PlainSchema } from '../values/plainSchema.ts';
import type { ValueReader } from '../values/ValueReader.ts';
import type { BoundCollection } from './bindRoles.ts';

/** Returns the place of a schema in the document: its component, or else `at`. */
export const placeOf = ({ component }: PlainSchema, at: string): string =>
  component === undefined ? at : pointerOf('components', 'schemas', component);

/** Returns the properties that the calls of a collection take to create or change a record. */
export function bodyPropertiesOf(
  { record = { keywords: {} }, key = '', roles }: BoundCollection,
  read: readonly PropertyDraft[],
  reader: ValueReader,
): PropertyDraft[] {
  const at = roles.get('list')?.at ?? '';
  const [create, modify] = [roles.get('create'), roles.get('modify')];
  const inBodies = [create?.body, modify?.body].flatMap((body) => {
    if (body === undefined) return [];
    return body.component === record.component && body.component !== undefined
      ? read
      : reader.properties(body, placeOf(body, at));
  });
  return modify?.isPatch ? [...inBodies, ...patchableOf(read, key, create !== undefined)] : inBodies;
}

const hasObjects = ({ type, items }: ValueDraft): boolean =>
  type === 'object' || (items !== undefined && hasObjects(items));

/** Returns the names of the properties that a form cannot have, if one of the bodies is a form: objects, and lists in another encoding. */
export function unsendableNames(
  { roles }: BoundCollection,
  inBodies: readonly PropertyDraft[],
): readonly string[] {
  const forms = [roles.get('create'), roles.get('modify')].filter((call) => call?.mediaType === formType);
  const encoded = forms.flatMap((call) => call?.otherwiseEncoded ?? []);
  const names = inBodies.filter(({ name, value }) => hasObjects(value) || encoded.includes(name));
  return forms.length === 0 ? [] : [...new Set(names.map(({ name }) => name))];
}

/**
 * Returns the properties that a JSON Patch may change: all but the key, and the technical ones such as `_links`. A new record
 * may lack those that its own call does not have.
 */
const patchableOf = (read: readonly PropertyDraft[], key: string, isCreated: boolean): PropertyDraft[] =>
  read
    .filter(({ name }) => name !== key && !name.startsWith('_'))
    .map((one) => (isCreated ? { ...one, required: false } : one));
