import type { Backend } from '../../src/contract/backend/Backend.ts';
import type { ProjectFile } from '../load/Project.ts';
import type { BackendSource, EndpointsSource } from '../load/schemaSources.ts';
import { captionsOf } from './captions.ts';
import type { BackendModel } from './Model.ts';
import { nameOfRef } from './normalizeEntities.ts';

type BackendFiles = readonly ProjectFile<BackendSource>[];

/** Returns the back end of the endpoint tables that name none: the served one, or the only one. */
export function findDefaultBackend(files: BackendFiles): ProjectFile<BackendSource> | undefined {
  const served = files.find(({ value }) => value.served);
  return served ?? (files.length === 1 ? files[0] : undefined);
}

/** Returns the back end of an endpoint table; undefined if it does not exist. */
export const findBackend = (
  files: BackendFiles,
  { backend }: EndpointsSource,
): ProjectFile<BackendSource> | undefined =>
  backend ? files.find(({ name }) => name === nameOfRef(backend.$ref)) : findDefaultBackend(files);

/** Returns the back ends, the default one first. */
export function normalizeBackends(files: BackendFiles): BackendModel[] {
  const first = findDefaultBackend(files);
  return [...(first ? [first] : []), ...files.filter((file) => file !== first)].map(normalizeBackend);
}

function normalizeBackend({ name, path, value }: ProjectFile<BackendSource>): BackendModel {
  const { server = '', services = {}, key, served, language, list, answer, errors = {}, signIn } = value;
  const data: Backend = {
    name,
    server,
    services,
    key,
    ...(served && { served }),
    ...(language && { language }),
    list,
    answer,
    errors,
    ...(signIn && { signIn }),
  };
  return { ...data, captions: captionsOf(value), file: path };
}
