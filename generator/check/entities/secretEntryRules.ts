import { secretSetName } from '../../../src/contract/api/derivedNames.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { locationAt, unknownNames, violation } from '../RuleViolation.ts';

/**
 * The value of a list entry with `x-secret-entry` is an optional text. Its entry has the properties that
 * `name` and `choice` name, and a `readOnly` flag `<property>Set`.
 */
const secretEntryProperties: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    const rule = place.value['x-secret-entry'];
    if (!rule || place.property === undefined) continue;
    const { properties = {}, required = [] } = place.owner;
    const at = locationAt(place, ['x-secret-entry'], rule);
    yield* unknownNames(
      (['name', 'choice'] as const).map((part) => locationAt(at, [part], rule[part])),
      'The entry has no property',
      Object.keys(properties),
    );
    const flag = secretSetName(place.property);
    if (properties[flag]?.readOnly !== true)
      yield violation(
        at,
        `The entry has no read-only property "${flag}", which answers have instead of the secret.`,
        `Add "${flag}" with "type": "boolean" and "readOnly": true.`,
      );
    if (place.value.type !== 'string' || required.includes(place.property))
      yield violation(
        at,
        `"${place.property}" is not an optional text, but answers leave it out.`,
        'Make it a string, and remove it from "required".',
      );
  }
};

/** Rules for secrets in lists. */
export const secretEntryRules: readonly SchemaRule[] = [secretEntryProperties];
