import type { Field, FormField } from '../../../src/contract/model/resource.ts';
import type { SchemaNode } from '../../normalize/Model.ts';

/** The values that a property chooses from. */
export const choicesOf = (node: SchemaNode | undefined): readonly (string | number)[] | undefined =>
  node?.rules.enum as readonly (string | number)[] | undefined;

/** What the registry's testers read of a property. */
export function fieldOf(node: SchemaNode): Field {
  const { type, rules, ui, reference, readOnly, secret, items, external } = node;
  const choices = choicesOf(node);
  const fields = fieldsOf(node);
  const hasFields = Object.keys(fields).length > 0;
  return {
    type,
    ...(typeof rules.format === 'string' && { format: rules.format }),
    ...(ui.widget && { widget: ui.widget }),
    ...(choices && { choices }),
    ...(reference && { reference }),
    ...(readOnly && { readOnly }),
    ...(secret && { writeOnly: secret }),
    ...(typeof rules.maxLength === 'number' && { maxLength: rules.maxLength }),
    ...(external && { external }),
    ...(hasFields && { fields }),
    ...(items && !hasFields && { items: fieldOf(items) }),
  };
}

/** The fields of an object, or of an array's items. */
export const fieldsOf = (node: SchemaNode): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    Object.entries((node.items ?? node).properties).map(([name, property]) => [name, fieldOf(property)]),
  );

const formFieldOf = (node: SchemaNode): FormField => ({
  ...fieldOf(node),
  ...(node.ui.group && { group: node.ui.group }),
  ...(node.ui.address && { address: node.ui.address }),
  span: node.ui.span ?? 1,
});

/** The fields of a form in their order, without what the service or the session fills. */
export const formFieldsOf = (node: SchemaNode): Readonly<Record<string, FormField>> =>
  Object.fromEntries(
    Object.entries((node.items ?? node).properties)
      .map(([name, property], index) => ({ name, property, order: property.ui.formOrder ?? index }))
      .filter(({ property }) => !property.readOnly && property.from === undefined)
      .sort((a, b) => a.order - b.order)
      .map(({ name, property }) => [name, formFieldOf(property)]),
  );

/** Widgets of texts that are no prose: spaces around them may mean something. */
const verbatimWidgets: readonly unknown[] = ['code', 'file', 'json', 'secret'];

/**
 * Whether a text loses the spaces around it: one that people write, and neither a secret nor code nor a
 * choice.
 */
const isTrimmed = ({ type, rules, verbatim, secret, from, reference, external, ui }: SchemaNode): boolean =>
  type === 'string' &&
  !verbatim &&
  !secret &&
  [rules.enum, rules.const, from, reference, external].every((one) => one === undefined) &&
  !verbatimWidgets.includes(ui.widget);

/** Paths of the texts that are trimmed: names joined by dots, `*` for each item of an array. */
export function trimmedPathsOf(node: SchemaNode, path: readonly string[] = []): readonly string[] {
  if (node.readOnly) return [];
  if (node.items) return trimmedPathsOf(node.items, [...path, '*']);
  if (isTrimmed(node)) return [path.join('.')];
  return Object.entries(node.properties).flatMap(([name, property]) =>
    trimmedPathsOf(property, [...path, name]),
  );
}

/** `x-messages` of a node and all below it: `path.keyword` → message key. */
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
