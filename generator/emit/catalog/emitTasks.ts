import type { Task } from '../../../src/contract/model/task.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { TaskModel } from '../../normalize/model/ScreenModel.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../Output.ts';
import { modulesEntry, modulesType } from './lazyModules.ts';
import { defaultSuccessMessage, resultViewOf, shownEntityOf } from './resourceView.ts';

/**
 * Emits catalog/tasks/, one lazily loaded module for each task, and their index catalog/tasks.ts. Lists do
 * not wait for it.
 */
export const emitTasks = (model: Model): Output[] => [
  { path: 'catalog/tasks.ts', text: indexModule(model), files: model.files },
  ...model.tasks.map((task) => ({
    path: `catalog/tasks/${task.name}.ts`,
    files: [
      ...task.files,
      ...(shownEntityOf(task.source, model)?.files ?? []),
      ...model.files.filter((file) => /^schemas\/(endpoints|families)\//.test(file)),
    ],
    text: `${generatedHeader}
${importTypeLine('Task', '#contract/model/task.ts')}

const task: Task = ${toLiteral(taskOf(task, model))};

export default task;
`,
  })),
];

const indexModule = ({ tasks, locales }: Model): string => `${generatedHeader}
${importTypeLine('Form', '#contract/model/form.ts')}
${importTypeLine('PhraseTable', '#contract/text/phrases.ts')}
${importTypeLine('Task', '#contract/model/task.ts')}

${modulesType}
export const tasks: Readonly<Record<string, Modules<Task>>> = {
${tasks.map((task) => modulesEntry(task, 'tasks/', 'tasks', locales)).join('\n')}
};
`;

function taskOf({ name, source, entity, targetEntity, groups }: TaskModel, model: Model): Task {
  const {
    operation,
    plan,
    bodyProperty,
    hide,
    selection,
    onSuccess,
    successMessage,
    failureMessage: failed,
  } = source;
  const shown = shownEntityOf(source, model);
  return {
    name,
    entity: entity.name,
    operation,
    ...(plan && { plan }),
    ...(bodyProperty && { bodyProperty }),
    hide: hide ?? [],
    groups: Object.keys(groups),
    ...(selection && {
      selection: { property: selection.property, resource: nameOfRef(selection.resource.$ref) },
    }),
    targetEntity: targetEntity.name,
    onSuccess,
    ...(shown && { result: resultViewOf(shown) }),
    successMessage: successMessage ?? defaultSuccessMessage,
    ...(failed && { failureMessage: failed }),
  };
}
