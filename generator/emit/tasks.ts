import type { Task } from '../../src/contract/task.ts';
import type { Model, TaskModel } from '../model.ts';
import { nameOfRef } from '../normalize/entities.ts';
import { modulesOf, modulesType } from './loaders.ts';
import { header, importType, literal, type Output } from './output.ts';
import { defaultDone, resultOf, shownBy } from './resource.ts';

/** catalog/tasks/: one lazily loaded module a task, and catalog/tasks.ts, which finds them: no list waits for it. */
export const emitTasks = (model: Model): Output[] => [
  { path: 'catalog/tasks.ts', text: indexModule(model), files: model.files },
  ...model.tasks.map((task) => ({
    path: `catalog/tasks/${task.name}.ts`,
    files: [
      ...task.files,
      ...(shownBy(task.source, model)?.files ?? []),
      ...model.files.filter((file) => file.startsWith('schemas/endpoints/')),
    ],
    text: `${header}
${importType('Task', '../../../contract/task.ts')}

const task: Task = ${literal(taskOf(task, model))};

export default task;
`,
  })),
];

const indexModule = ({ tasks, locales }: Model): string => `${header}
${importType('Form', '../../contract/form.ts')}
${importType('Table', '../../contract/phrases.ts')}
${importType('Task', '../../contract/task.ts')}

${modulesType}
export const tasks: Readonly<Record<string, Modules<Task>>> = {
${tasks.map((task) => modulesOf(task, 'tasks/', 'tasks', locales)).join('\n')}
};
`;

function taskOf({ name, source, entity, targetEntity: about, groups }: TaskModel, model: Model): Task {
  const {
    operation,
    plan,
    bodyProperty: body,
    hide,
    selection: picks,
    onSuccess: outcome,
    successMessage: done,
    failureMessage: failed,
  } = source;
  const shown = shownBy(source, model);
  return {
    name,
    entity: entity.name,
    operation,
    ...(plan && { plan }),
    ...(body && { bodyProperty: body }),
    hide: hide ?? [],
    groups: Object.keys(groups),
    ...(picks && { selection: { property: picks.property, resource: nameOfRef(picks.resource.$ref) } }),
    targetEntity: about.name,
    onSuccess: outcome,
    ...(shown && { result: resultOf(shown) }),
    successMessage: done ?? defaultDone,
    ...(failed && { failureMessage: failed }),
  };
}
