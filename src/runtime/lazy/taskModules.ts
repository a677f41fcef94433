import type { Form } from '../../contract/form.ts';
import type { Task } from '../../contract/task.ts';
import { tasks } from '../catalog.ts';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { labelsOf, loadLabels } from '../i18n/labels.ts';
import { type LazyModule, lazyModule } from './lazyModule.ts';
import { loadResource } from './resourceModules.ts';

interface Modules {
  readonly task: Task;
  readonly form: Form;
}

const cache = new Map<string, LazyModule<Modules>>();

function modulesOf(name: string): LazyModule<Modules> {
  const known = cache.get(name);
  if (known) return known;
  const entry = tasks[name];
  if (!entry) throw new Error(`The catalog has no task "${name}". It has: ${Object.keys(tasks).join(', ')}.`);
  const modules = lazyModule(async () => {
    const [view, form] = await Promise.all([entry.view(), entry.form()]);
    return { task: view.default, form: form.default };
  });
  cache.set(name, modules);
  return modules;
}

/** Loads what a task needs: itself, its form, the list that it picks from, and all their captions. */
export async function loadTask(name: string): Promise<void> {
  const [{ task }] = await Promise.all([modulesOf(name).load(), loadLabels(name, undefined, 'task')]);
  if (task.picks) await loadResource(task.picks.resource);
}

/** A task and its form, captions loaded too; suspends until they are there. */
export function useTask(name: string): Modules {
  const modules = modulesOf(name);
  const { locale } = useLocale();
  // Begun before the captions suspend: both are fetched at once.
  modules.begin();
  labelsOf(name, locale, 'task').useValue();
  return modules.useValue();
}
