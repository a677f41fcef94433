import type { Form } from '../../../contract/model/form.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { resources } from '../catalog.ts';
import { useResourceCaptions } from '../i18n/LocaleProvider.tsx';
import { loadResourceCaptions } from '../i18n/phrases.ts';
import { type LazyModule, lazyModule } from './lazyModule.ts';
import { getOrCreate } from './once.ts';

interface ResourceModules {
  readonly view: LazyModule<Resource>;
  readonly form: LazyModule<Form>;
}

const cache = new Map<string, ResourceModules>();

function createModules(resource: string): ResourceModules {
  // Looked up at every load, because an edit in development replaces it.
  const entry = () => {
    const found = resources[resource];
    if (found) return found;
    throw new Error(
      `The catalog has no resource "${resource}". It has: ${Object.keys(resources).join(', ')}.`,
    );
  };
  return {
    view: lazyModule(async () => (await entry().view()).default),
    form: lazyModule(async () => (await entry().form()).default),
  };
}

const modulesOf = (resource: string): ResourceModules =>
  getOrCreate(cache, resource, () => createModules(resource));

const loadView = (resource: string): Promise<Resource> => modulesOf(resource).view.load();

/** Loads a resource and its captions in the current locale; resolves to the resource. */
export async function loadResource(resource: string): Promise<Resource> {
  const [view] = await Promise.all([loadView(resource), loadResourceCaptions(resource)]);
  return view;
}

/** The schema and validators of a resource's form. */
export const formModule = (resource: string): LazyModule<Form> => modulesOf(resource).form;

/** The resource with its captions loaded; suspends until then. */
export function useResource(resource: string): Resource {
  const modules = modulesOf(resource);
  // Started before the captions suspend, so that both load in parallel.
  modules.view.begin();
  useResourceCaptions(resource);
  return modules.view.useValue();
}

/** The form of the resource's entity; suspends until it is loaded. */
export const useForm = (resource: string): Form => formModule(resource).useValue();
