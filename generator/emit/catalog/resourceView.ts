import { isRangeField } from '../../../src/contract/api/derivedNames.ts';
import type { Role } from '../../../src/contract/api/role.ts';
import type {
  Field,
  OperationResult,
  Resource,
  ResourceAction,
  ResourceColumn,
  ResourceFilter,
  TestAction,
  TreeFilter,
} from '../../../src/contract/model/resource.ts';
import type { Entity, SchemaNode } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { ActionModel, ResourceModel } from '../../normalize/model/ResourceModel.ts';
import { choicesOf, fieldOf, fieldsOf } from '../schema/fields.ts';
import { isSortableValue } from '../schema/pagingSchema.ts';

/** Default message key of the toast. */
export const defaultSuccessMessage = 'message.operationSuccessful';

/** Returns a resource in the form that the runtime reads. */
export const resourceViewOf = (model: ResourceModel, all: Model): Resource => ({
  name: model.name,
  entity: model.entity.name,
  displayProperty: model.displayProperty,
  roles: model.roles,
  ...(model.bodyProperty && { bodyProperty: model.bodyProperty }),
  constants: model.constants,
  hide: model.hide,
  groups: Object.keys(model.groups),
  columns: columnViewsOf(model),
  subtitle: model.subtitle.flatMap((property) => {
    const node = model.entity.schema.properties[property];
    return node === undefined ? [] : [{ property, field: fieldOf(node) }];
  }),
  filters: filtersOf(model, all.operation(model.roles.list)?.scope ?? []),
  ...treeOf(model, all),
  actions: Object.entries(model.actions).map(([name, action]) => actionOf(name, action, all)),
  bulk: bulkActionNamesOf(model, all),
  testActions: testActionsOf(model, all),
  ...(model.overviewPanel && { overviewPanel: model.overviewPanel }),
  ...(model.tabAfterCreate && { tabAfterCreate: model.tabAfterCreate }),
  recordTabs: model.recordTabs.map(({ captions, subTabs, ...tab }) => ({
    ...tab,
    subTabs: subTabs.map((part) => ({ ...part, ...readAccessOf(part.resource, all) })),
  })),
  ...(model.sort && { sort: model.sort }),
  ...(model.refresh && { refresh: model.refresh }),
  ...(model.metrics && { metrics: model.metrics }),
  ...(model.entity.lifecycle && { lifecycle: model.entity.lifecycle }),
});

/** Returns `access` of a tab that shows a resource: the role that its reading needs, if not every role reads it. */
export function readAccessOf(resource: string, { resources, operation }: Model): { readonly access?: Role } {
  const { list, get } = resources.find(({ name }) => name === resource)?.roles ?? {};
  const access = operation(list ?? get)?.access ?? 'viewer';
  return access === 'viewer' ? {} : { access };
}

/**
 * Returns the columns of a resource. A reference is not sortable, because the order of uuids has no meaning
 * for operators. Partitioned records have one order only.
 */
export const columnViewsOf = ({ columns, entity }: ResourceModel): ResourceColumn[] =>
  columns.flatMap(({ property, hidden, priority, recordTab, presetFilters }) => {
    const node = entity.schema.properties[property];
    if (node === undefined) return [];
    return [
      {
        property,
        field: fieldOf(node),
        sortable:
          isSortableValue(node) &&
          node.reference === undefined &&
          property === (entity.partitionBy ?? property),
        ...(hidden && { hidden }),
        ...(priority && { priority }),
        ...(recordTab && { recordTab }),
        ...(presetFilters && { presetFilters }),
      },
    ];
  });

/** Returns the filters of a resource. A number in the scope of its list is no range, so it is filtered like a text. */
const filtersOf = (
  { filters, entity, otherStates }: ResourceModel,
  scope: readonly string[],
): ResourceFilter[] =>
  filters.flatMap((property) => {
    const node = entity.schema.properties[property];
    if (node === undefined) return [];
    const own = fieldOf(node);
    const field: Field = scope.includes(property) && isRangeField(own) ? { type: 'string' } : own;
    if (property !== entity.lifecycle?.property || otherStates.length === 0) return [{ property, field }];
    const choices = field.choices?.filter((state) => !otherStates.includes(String(state)));
    return [{ property, field: { ...field, ...(choices && { choices }) } }];
  });

/** Returns the entity of a tree's leaves, which are the options of the filter. */
export const treeLeafOf = ({ tree, entity }: ResourceModel, all: Model): Entity | undefined =>
  tree && all.operation(entity.schema.properties[tree.property]?.reference?.operation)?.entity;

function treeOf(model: ResourceModel, all: Model): { readonly tree?: TreeFilter } {
  const leaf = treeLeafOf(model, all);
  if (model.tree === undefined || leaf === undefined) return {};
  const groups = choicesOf(leaf.schema.properties[model.tree.groupBy]) ?? [];
  return { tree: { ...model.tree, entity: leaf.name, groups } };
}

/** Returns the names of the bulk actions: the choices of the body's `action`. */
export function bulkActionNamesOf({ roles }: ResourceModel, all: Model): string[] {
  const action: SchemaNode | undefined = all.operation(roles.batch)?.body?.entity.schema.properties.action;
  return (choicesOf(action) ?? []).map(String);
}

/** Returns the entity of an operation's answer if the console shows the answer. */
export const shownEntityOf = (
  { onSuccess, operation }: { readonly onSuccess?: string; readonly operation: string },
  all: Model,
): Entity | undefined => (onSuccess === 'show' ? all.operation(operation)?.entity : undefined);

/** Returns the test actions of the form, each with the fields of its answer. */
const testActionsOf = ({ testActions }: ResourceModel, all: Model): TestAction[] =>
  testActions.flatMap(({ id, operation, whileShown, beforeSave }) => {
    const answered = all.operation(operation)?.entity;
    if (!answered) return [];
    return [
      {
        id,
        operation,
        result: resultViewOf(answered),
        ...(whileShown && { whileShown }),
        ...(beforeSave && { beforeSave }),
      },
    ];
  });

/** Returns the entities of answers that the console shows: those of actions and of test actions. */
export const answeredEntitiesOf = (
  { actions, testActions }: ResourceModel,
  all: Model,
): (Entity | undefined)[] => [
  ...Object.values(actions).map(({ source }) => shownEntityOf(source, all)),
  ...testActions.map(({ operation }) => all.operation(operation)?.entity),
];

/** Returns every schema file that the module of a resource depends on. */
export function sourceFilesOf(model: ResourceModel, all: Model): string[] {
  const entities = [
    treeLeafOf(model, all),
    all.operation(model.roles.batch)?.body?.entity,
    ...answeredEntitiesOf(model, all),
  ];
  const related = model.recordTabs.flatMap(({ subTabs }) => subTabs.map(({ resource }) => resource));
  const files = [...entities, ...all.resources.filter(({ name }) => related.includes(name))];
  return [...new Set([...model.files, 'schemas/endpoints/', ...files.flatMap((one) => one?.files ?? [])])];
}

/** Returns the entity and fields of an answer for display. */
export const resultViewOf = (entity: Entity): OperationResult => ({
  entity: entity.name,
  fields: fieldsOf(entity.schema),
});

function actionOf(name: string, { source }: ActionModel, all: Model): ResourceAction {
  const asked = all
    .operation(source.operation)
    ?.query.find((other) => other.name === source.prompt?.parameter);
  const shown = shownEntityOf(source, all);
  const { maxLength } = asked?.schema ?? {};
  return {
    name,
    operation: source.operation,
    ...(source.beforeConfirm && { beforeConfirm: source.beforeConfirm }),
    icon: source.icon,
    appliesTo: source.appliesTo ?? 'uuid',
    ...(asked && {
      prompt: {
        parameter: asked.name,
        required: asked.required,
        ...(typeof maxLength === 'number' && { maxLength }),
      },
    }),
    ...(source.onSuccess && { onSuccess: source.onSuccess }),
    ...(shown && { result: resultViewOf(shown) }),
    confirm: source.confirmMessage !== undefined || asked !== undefined,
    ...(source.danger && { danger: source.danger }),
    ...(source.primary && { primary: source.primary }),
    successMessage: source.successMessage ?? defaultSuccessMessage,
  };
}
