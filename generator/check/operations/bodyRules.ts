import { formType } from '../../../src/contract/backend/body/writeFormBody.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { locationAt, memberLocations, rootLocation, violation } from '../RuleViolation.ts';
import { bodyRefOf } from './OperationLocation.ts';

/** An operation has either `body` or `state`. `sends` is only for a record as body. */
const bodyKind: SchemaRule = function* ({ operations }) {
  for (const operation of operations) {
    const { body, state, sends } = operation.value;
    if (body && state)
      yield violation(
        locationAt(operation, ['state'], undefined),
        'The operation has a body and a state.',
        'Remove one of the two.',
      );
    if (sends && !(body && '$ref' in body))
      yield violation(
        locationAt(operation, ['sends'], undefined),
        'Only an operation with a record as its body sends changes.',
        'Remove "sends", or add "body".',
      );
  }
};

/** `mediaType` is for a record or a state as body. */
const typedBody: SchemaRule = function* ({ operations }) {
  for (const operation of operations) {
    const { body, state, mediaType } = operation.value;
    if (mediaType !== undefined && !state && !(body && '$ref' in body))
      yield violation(
        locationAt(operation, ['mediaType'], undefined),
        'Only an operation with a record or a state as its body has a media type.',
        'Remove "mediaType", or add "body".',
      );
  }
};

/** A back end with an envelope takes records in plain JSON: it has no `mediaType` and no JSON Patch. */
const plainBody: SchemaRule = function* ({ operations }) {
  for (const operation of operations) {
    if (operation.backend?.value.answer.style !== 'envelope') continue;
    const { sends, mediaType } = operation.value;
    if (sends === 'jsonPatch')
      yield violation(
        locationAt(operation, ['sends'], undefined),
        'A back end with an envelope takes no JSON Patch.',
        'Remove "sends", or describe the answer of the back end with the style "bare".',
      );
    if (mediaType !== undefined)
      yield violation(
        locationAt(operation, ['mediaType'], undefined),
        'A back end with an envelope takes only JSON.',
        'Remove "mediaType", or describe the answer of the back end with the style "bare".',
      );
  }
};

/** A JSON Patch changes a stored record, so only the role `modify` of a resource has such an operation. */
const patchedRecord: SchemaRule = function* ({ resources, operation }) {
  for (const file of resources)
    for (const [role, place] of memberLocations(rootLocation(file), 'roles', file.value.roles))
      if (role !== 'modify' && operation(place.value ?? '')?.value.sends === 'jsonPatch')
        yield violation(
          place,
          `"${place.value}" sends a JSON Patch, which "${role}" cannot make.`,
          'Remove "sends" from the operation, or use it for "modify" only.',
        );
};

const isSingle = ({ type }: SchemaSource): boolean => type !== 'object' && type !== 'array';

/** A body of the type `application/x-www-form-urlencoded` has texts, numbers, booleans and lists of these. Other properties of its entity are read-only. */
const formValues: SchemaRule = function* ({ operations, propertiesOf, resolveSchema }) {
  for (const operation of operations) {
    const ref = bodyRefOf(operation);
    if (operation.value.mediaType !== formType || ref === undefined) continue;
    const at = locationAt(operation, ['mediaType'], undefined);
    if (operation.value.sends === 'jsonPatch')
      yield violation(at, 'A JSON Patch is not a form.', 'Remove "mediaType", or "sends".');
    for (const [name, property] of Object.entries(propertiesOf(ref) ?? {})) {
      const items = property.items && resolveSchema(ref, property.items);
      if (property.readOnly || isSingle(items ?? property)) continue;
      yield violation(
        at,
        `"${name}" of "${nameOfRef(ref.$ref)}" has objects, which a form cannot have.`,
        'Make the property "readOnly", or remove "mediaType".',
      );
    }
  }
};

/** Rules for the bodies of operations. */
export const bodyRules: readonly SchemaRule[] = [bodyKind, typedBody, plainBody, patchedRecord, formValues];
