import { withArticle } from '../../../src/contract/text/captions.ts';
import { unregistered, widgetFactsOf, widgets } from '../../load/widgets.ts';
import type { EntitySchemaLocation, SchemaRule } from '../RuleContext.ts';
import { didYouMean, locationAt, valueAt, violation, withRepair } from '../RuleViolation.ts';

const recordKeywords = [
  '$schema',
  'definitions',
  'x-natural-key',
  'x-indexes',
  'x-retention',
  'x-payload',
  'x-change-log',
  'x-service-role',
  'x-lifecycle',
  'x-partition-by',
];
const propertyKeywords = [
  'readOnly',
  'writeOnly',
  'deprecated',
  'x-ui',
  'x-from',
  'x-visible-when',
  'x-migrations',
];

/** Keywords of properties of the record itself, not of nested objects. */
const ownPropertyKeywords = ['x-omit-from-list', 'x-system-counter', 'x-owner'];

const isWholeRecord = (place: EntitySchemaLocation): boolean => place.pointer === '';

/** Returns whether a schema is a property of the record itself, not of a nested object. */
export const isOwnProperty = ({ property, owner, entity }: EntitySchemaLocation): boolean =>
  property !== undefined && owner === entity.value;

/**
 * A keyword for whole records, such as `x-lifecycle`, is at the top of the file. A keyword for properties,
 * such as `x-ui`, is in a property; `x-omit-from-list`, `x-system-counter` and `x-owner` are in a property of
 * the record itself.
 */
const keywordPlacement: SchemaRule = function* ({ schemasWith }) {
  for (const word of recordKeywords)
    for (const place of schemasWith(word))
      if (!isWholeRecord(place))
        yield violation(
          locationAt(place, [word], undefined),
          `"${word}" applies to the whole record, not to a part of it.`,
          'Move it to the top level of the file.',
        );
  for (const word of propertyKeywords)
    for (const place of schemasWith(word))
      if (place.property === undefined)
        yield violation(
          locationAt(place, [word], undefined),
          `"${word}" applies to a property and has no effect here.`,
          'Move it to a property, or remove it.',
        );
  for (const word of ownPropertyKeywords)
    for (const place of schemasWith(word))
      if (!isOwnProperty(place))
        yield violation(
          locationAt(place, [word], undefined),
          `"${word}" applies only to a property of the record itself.`,
          `Move "${word}" to a property of the record.`,
        );
};

/** A property with `x-reference` holds one value. An array of references has the keyword in its `items`. */
const referenceType: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-reference'))
    if (place.value['x-reference'] && (place.value.type === 'array' || place.value.type === 'object'))
      yield violation(
        locationAt(place, ['x-reference'], undefined),
        `"x-reference" applies to one value, not to an ${place.value.type}.`,
        place.value.type === 'array'
          ? 'Move "x-reference" to "items".'
          : 'Move "x-reference" to the property of the object that holds the uuid or name.',
      );
};

/** Rules for the places of keywords. */
export const keywordPlacementRules: readonly SchemaRule[] = [keywordPlacement, referenceType];

const changeProperties = ['field', 'before', 'after'];

/**
 * A property with the widget `changes` is an array of `{field, before, after}`. The choices of the sibling
 * property `kind` are names of entities.
 */
const changesWidget: SchemaRule = function* ({ schemasWith, entityNames, followReference, propertiesIn }) {
  for (const place of schemasWith('x-ui')) {
    if (place.value['x-ui']?.widget !== 'changes') continue;
    const at = locationAt(place, ['x-ui', 'widget'], undefined);
    const items = place.value.items && followReference(place, place.value.items);
    if (changeProperties.some((part) => items?.properties?.[part] === undefined))
      yield violation(
        at,
        'The widget "changes" requires an array of {field, before, after}.',
        'Add these properties to the items of the array.',
      );
    const { oneOf: kinds, 'x-choices': derived } = propertiesIn(place, place.owner).kind ?? {};
    if (kinds === undefined && derived !== 'loggedEntities')
      yield violation(
        at,
        'The widget "changes" requires a property "kind" with choices.',
        'Add "kind" with "x-choices": "loggedEntities", or with choices in "oneOf", each with the name of an entity.',
      );
    for (const { const: kind } of kinds ?? [])
      if (!entityNames.has(String(kind)))
        yield violation(
          at,
          `"kind" has the choice "${kind}", which is not an entity.`,
          didYouMean(String(kind), entityNames),
        );
  }
};

/** A property has the type that its widget requires, such as a string for `file`. */
const widgetType: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-ui')) {
    const { type, 'x-ui': ui } = place.value;
    const { type: required } = widgetFactsOf(ui?.widget);
    if (required !== undefined && type !== required)
      yield violation(
        locationAt(place, ['x-ui', 'widget'], undefined),
        `The widget "${ui?.widget}" requires ${withArticle(required)}.`,
        `Change "type" to "${required}", or remove the widget.`,
      );
  }
};

/** Every field type of the console is registered, and the vocabulary has the names and meanings of its widgets. */
const widgetNames: SchemaRule = function* ({ vocabulary }) {
  const file = vocabulary.find(({ name }) => name === 'entity');
  if (!file) return;
  const meanings = [...widgets].flatMap(([name, { meaning }]) =>
    meaning ? [` \`${name}\`: ${meaning}.`] : [],
  );
  const expected = {
    enum: [...widgets.keys()],
    description: `The meaning of the value, not the name of a component.${meanings.join('')}`,
  };
  const pointer = '/definitions/ui/properties/widget';
  for (const folder of unregistered)
    yield violation(
      { file, pointer, value: undefined },
      `The registry of field types does not import "types/${folder}".`,
      'Add its definition to src/runtime/fields/registry.ts, or delete the folder.',
    );
  for (const [keyword, value] of Object.entries(expected)) {
    const place = { file, pointer: `${pointer}/${keyword}`, value: undefined };
    if (JSON.stringify(valueAt(file.value, place.pointer)) !== JSON.stringify(value))
      yield withRepair(
        violation(
          place,
          `"${keyword}" of "widget" differs from the field types of the console.`,
          'Run `npm run generate -- --fix`, or change widgets.json of the field type.',
        ),
        { replace: value },
      );
  }
};

/** Rules for widgets. */
export const widgetRules: readonly SchemaRule[] = [changesWidget, widgetType, widgetNames];
