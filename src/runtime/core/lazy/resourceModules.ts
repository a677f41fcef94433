import type { Form } from '../../../contract/model/form.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { resources } from '../catalog.ts';
import { useResourceCaptions } from '../i18n/LocaleProvider.tsx';
import { loadResourceCaptions } from '../i18n/phrases.ts';
import { type LazyModule, lazyModule } from './lazyModule.ts';

interface ResourceModules {
  readonly view: LazyModule<Resource>;
  readonly form: LazyModule<Form>;
}

const cache = new Map<string, ResourceModules>();

function modulesOf(resource: string): ResourceModules {
  const known = cache.get(resource);
  if (known) return known;
  // Looked up whenever it is loaded: an edit in development replaces it.
  const entry = () => {
    const found = resources[resource];
    if (found) return found;
    throw new Error(
      `The catalog has no resource "${resource}". It has: ${Object.keys(resources).join(', ')}.`,
    );
  };
  const modules: ResourceModules = {
    view: lazyModule(async () => (await entry().view()).default),
    form: lazyModule(async () => (await entry().form()).default),
  };
  cache.set(resource, modules);
  return modules;
}

const loadView = (resource: string): Promise<Resource> => modulesOf(resource).view.load();

/** Loads what the list of a resource needs: the resource itself, which it answers with, and its captions in the current locale. */
export async function loadResource(resource: string): Promise<Resource> {
  const [view] = await Promise.all([loadView(resource), loadResourceCaptions(resource)]);
  return view;
}

/** Loads the schema and the validators of a resource's form, which it answers with. */
export const loadForm = async (resource: string): Promise<Form> => modulesOf(resource).form.load();

/** The resource, its captions loaded too; suspends until they are there. */
export function useResource(resource: string): Resource {
  const modules = modulesOf(resource);
  // Begun before the captions suspend: both are fetched at once.
  modules.view.begin();
  useResourceCaptions(resource);
  return modules.view.useValue();
}

/** The form of the resource's entity; suspends until it is there. */
export const useForm = (resource: string): Form => modulesOf(resource).form.useValue();
