import { secretSetName } from '../../../src/contract/api/derivedNames.ts';
import type { Field, FormField } from '../../../src/contract/model/resource.ts';
import { widgetFactsOf } from '../../load/widgets.ts';
import type { SchemaNode } from '../../normalize/model/Entity.ts';

/** Returns the choices of a property; undefined if it has none. */
export const choicesOf = (node: SchemaNode | undefined): readonly (string | number)[] | undefined =>
  node?.rules.enum as readonly (string | number)[] | undefined;

/** Returns the facts about a property that the testers of field types read. */
export function fieldOf(node: SchemaNode): Field {
  const { type, rules, ui, reference, readOnly, secret, secretEntry, items, external } = node;
  const choices = choicesOf(node);
  const tones = Object.fromEntries(node.choices.flatMap(({ value, tone }) => (tone ? [[value, tone]] : [])));
  const fields = fieldsOf(node);
  const hasFields = Object.keys(fields).length > 0;
  return {
    type,
    ...(typeof rules.format === 'string' && { format: rules.format }),
    ...(ui.widget && { widget: ui.widget }),
    ...(choices && { choices }),
    ...(Object.keys(tones).length > 0 && { tones }),
    ...(reference && { reference }),
    ...(readOnly && { readOnly }),
    ...(secret && { writeOnly: secret }),
    ...(typeof rules.maxLength === 'number' && { maxLength: rules.maxLength }),
    ...(secretEntry && { secretEntry }),
    ...(external && { external }),
    ...(hasFields && { fields }),
    ...(items && !hasFields && { items: fieldOf(items) }),
  };
}

/** Returns the fields of an object, or of an array's items. The field of a secret shows its flag, too. */
export function fieldsOf(node: SchemaNode): Readonly<Record<string, Field>> {
  const all = Object.entries((node.items ?? node).properties);
  const flags = all.flatMap(([name, { secretEntry }]) => (secretEntry ? [secretSetName(name)] : []));
  return Object.fromEntries(
    all.filter(([name]) => !flags.includes(name)).map(([name, property]) => [name, fieldOf(property)]),
  );
}

const formFieldOf = (node: SchemaNode): FormField => ({
  ...fieldOf(node),
  ...(node.ui.group && { group: node.ui.group }),
  ...(node.ui.address && { address: node.ui.address }),
  ...(node.ui.folded && { folded: node.ui.folded }),
  ...(node.ui.helpOf && { helpOf: node.ui.helpOf }),
  span: node.ui.span ?? 1,
});

/** Returns the fields of a form in order, without those that the service or the session sets. */
export const formFieldsOf = (node: SchemaNode): Readonly<Record<string, FormField>> =>
  Object.fromEntries(
    Object.entries((node.items ?? node).properties)
      .map(([name, property], index) => ({ name, property, order: property.ui.formOrder ?? index }))
      .filter(({ property }) => !property.readOnly && property.from === undefined)
      .sort((a, b) => a.order - b.order)
      .map(({ name, property }) => [name, formFieldOf(property)]),
  );

/**
 * Returns whether the form removes the spaces around a text: a text that people write, and no secret, code or
 * choice.
 */
const isTrimmed = ({ type, rules, verbatim, secret, from, reference, external, ui }: SchemaNode): boolean =>
  type === 'string' &&
  !verbatim &&
  !secret &&
  [rules.enum, rules.const, from, reference, external].every((one) => one === undefined) &&
  !widgetFactsOf(ui.widget).verbatim;

/** Returns the paths of values that callers set, for `changeTexts`: names joined by dots, `*` for each item of an array. */
function editablePathsOf(
  node: SchemaNode,
  isMeant: (node: SchemaNode) => boolean,
  path: readonly string[] = [],
): readonly string[] {
  if (node.readOnly) return [];
  if (node.items) return editablePathsOf(node.items, isMeant, [...path, '*']);
  if (isMeant(node)) return [path.join('.')];
  return Object.entries(node.properties).flatMap(([name, property]) =>
    editablePathsOf(property, isMeant, [...path, name]),
  );
}

/** Returns the paths of the texts that are trimmed. */
export const trimmedPathsOf = (node: SchemaNode): readonly string[] => editablePathsOf(node, isTrimmed);

/** Returns the paths of the instants that callers set. */
export const instantPathsOf = (node: SchemaNode): readonly string[] =>
  editablePathsOf(node, ({ rules }) => rules.format === 'date-time');

/** Returns the paths of texts that the service stores in all its languages, as `changeTexts` expects them. */
export function serviceTextPathsOf(node: SchemaNode, path: readonly string[] = []): readonly string[] {
  if (node.items) return serviceTextPathsOf(node.items, [...path, '*']);
  if (node.serviceText) return [path.join('.')];
  return Object.entries(node.properties).flatMap(([name, property]) =>
    serviceTextPathsOf(property, [...path, name]),
  );
}

/** Returns `x-messages` of a node and all nodes below it: `path.keyword` → message key. */
export function messagesOf(node: SchemaNode, path: readonly string[] = []): Readonly<Record<string, string>> {
  const own = Object.entries(node.messages).map(([keyword, message]) => [
    [...path, keyword].join('.'),
    message,
  ]);
  const below = node.items
    ? [messagesOf(node.items, path)]
    : Object.entries(node.properties).map(([name, property]) => messagesOf(property, [...path, name]));
  return Object.assign(Object.fromEntries(own), ...below);
}
