import type { Form } from '../../../contract/model/form.ts';
import type { Task } from '../../../contract/model/task.ts';
import { loadTasks } from '../catalog.ts';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { captionsModule } from '../i18n/phrases.ts';
import { type LazyModule, lazyModule } from './lazyModule.ts';
import { getOrCreate } from './once.ts';
import { loadResource } from './resourceModules.ts';

interface TaskModules {
  readonly task: Task;
  readonly form: Form;
}

interface TaskEntry {
  readonly modules: LazyModule<TaskModules>;
  readonly captionsIn: (locale?: string) => LazyModule<void>;
}

type TaskCatalog = Awaited<ReturnType<typeof loadTasks>>;

const catalog = lazyModule(loadTasks);
const cache = new Map<string, TaskEntry>();

function createEntry(tasks: TaskCatalog, name: string): TaskEntry {
  // Looked up at every load, because an edit in development replaces it.
  const found = () => {
    const task = tasks[name];
    if (task) return task;
    throw new Error(`The catalog has no task "${name}". It has: ${Object.keys(tasks).join(', ')}.`);
  };
  const modules = lazyModule(async () => {
    const { view, form } = found();
    const [task, itsForm] = await Promise.all([view(), form()]);
    return { task: task.default, form: itsForm.default };
  });
  return {
    modules,
    captionsIn: (locale?: string) => captionsModule(`task ${name}`, found().labels, locale),
  };
}

const entryOf = (tasks: TaskCatalog, name: string): TaskEntry =>
  getOrCreate(cache, name, () => createEntry(tasks, name));

/** Loads a task, its form, the list that it selects from, and all their captions. */
export async function loadTask(name: string): Promise<void> {
  const { modules, captionsIn } = entryOf(await catalog.load(), name);
  const [{ task }] = await Promise.all([modules.load(), captionsIn().load()]);
  if (task.selection) await loadResource(task.selection.resource);
}

/** A task and its form with captions loaded; suspends until then. */
export function useTask(name: string): TaskModules {
  const { locale } = useLocale();
  const { modules, captionsIn } = entryOf(catalog.useValue(), name);
  // Started before the captions suspend, so that both load in parallel.
  modules.begin();
  captionsIn(locale).useValue();
  return modules.useValue();
}
