import type { EntitySchemaLocation, SchemaRule } from '../RuleContext.ts';
import { didYouMean, locationAt, violation } from '../RuleViolation.ts';

const recordKeywords = ['$schema', 'definitions', 'x-natural-key', 'x-indexes', 'x-lifecycle'];
const propertyKeywords = ['readOnly', 'writeOnly', 'deprecated', 'x-ui', 'x-from', 'x-visible-when'];

const isWholeRecord = (place: EntitySchemaLocation): boolean => place.pointer === '';

/** A keyword stands where it says something: of a record as a whole, or of one of its properties. */
const keywordPlacement: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const word of Object.keys(place.value)) {
      if (recordKeywords.includes(word) && !isWholeRecord(place))
        yield violation(
          locationAt(place, [word], undefined),
          `"${word}" is said of a whole record, not of a part of it.`,
          'Move it to the top of the file.',
        );
      if (propertyKeywords.includes(word) && place.property === undefined)
        yield violation(
          locationAt(place, [word], undefined),
          `"${word}" is said of a property; here it has no effect.`,
          'Move it to the property that it is meant for, or remove it.',
        );
    }
};

/** A remote choice is one value; several are an array of such. */
const referenceType: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.value['x-reference'] && (place.value.type === 'array' || place.value.type === 'object'))
      yield violation(
        locationAt(place, ['x-reference'], undefined),
        `A remote choice is one value, no ${place.value.type}.`,
        'Say it in "items".',
      );
};

/** Rules of where keywords stand. */
export const keywordPlacementRules: readonly SchemaRule[] = [keywordPlacement, referenceType];

const changeProperties = ['field', 'before', 'after'];

/** Changes are told field by field, of a record whose entity the record beside them names. */
const changesWidget: SchemaRule = function* ({ schemas, entityNames, followReference }) {
  for (const place of schemas) {
    if (place.value['x-ui']?.widget !== 'changes') continue;
    const at = locationAt(place, ['x-ui', 'widget'], undefined);
    const items = place.value.items && followReference(place, place.value.items);
    if (changeProperties.some((part) => items?.properties?.[part] === undefined))
      yield violation(
        at,
        'Changes are an array of {field, before, after}.',
        'Give the items these properties.',
      );
    const kinds = place.owner.properties?.kind?.oneOf;
    if (kinds === undefined)
      yield violation(
        at,
        'Nothing says what was changed.',
        'Add a property "kind" with labelled choices, each the name of an entity.',
      );
    for (const { const: kind } of kinds ?? [])
      if (!entityNames.has(String(kind)))
        yield violation(
          at,
          `"kind" may be "${kind}", which is no entity.`,
          didYouMean(String(kind), entityNames),
        );
  }
};

/** A file is read as text. */
const fileWidget: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.value['x-ui']?.widget === 'file' && place.value.type !== 'string')
      yield violation(
        locationAt(place, ['x-ui', 'widget'], undefined),
        'A file is kept as text.',
        'Change "type" to "string", or remove the widget.',
      );
};

/** Rules of what a widget needs. */
export const widgetRules: readonly SchemaRule[] = [changesWidget, fileWidget];
