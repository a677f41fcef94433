import { isDeepStrictEqual } from 'node:util';
import type { Backend } from '../../src/contract/backend/Backend.ts';
import type { ProjectFile } from '../load/Project.ts';
import type { BackendSource, EndpointsSource } from '../load/sources/EndpointsSource.ts';
import { captionsOf } from './captions.ts';
import type { BackendModel } from './model/OperationModel.ts';
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

/** Returns a back end with the parts that an endpoint table replaces. */
export const withVariant = (backend: BackendSource, { variant }: EndpointsSource): BackendSource => ({
  ...backend,
  ...variant,
});

/** Returns the back ends, the default one first. */
export function normalizeBackends(files: BackendFiles): BackendModel[] {
  const first = findDefaultBackend(files);
  return [...(first ? [first] : []), ...files.filter((file) => file !== first)].map(normalizeBackend);
}

function normalizeBackend({ name, path, value }: ProjectFile<BackendSource>): BackendModel {
  const {
    server = '',
    services = {},
    key,
    served,
    language,
    constants,
    headers,
    list,
    answer,
    errors = {},
    signIn,
  } = value;
  const data: Backend = {
    name,
    server,
    services,
    key,
    ...(served && { served }),
    ...(language && { language }),
    ...(constants && { constants }),
    ...(headers && { headers }),
    list,
    answer,
    errors,
    ...(signIn && { signIn }),
  };
  return { ...data, id: name, captions: captionsOf(value), file: path };
}

/**
 * Returns the back end of each endpoint table, or its variant. Tables with equal variants have the one of the first
 * table, by name.
 */
export function backendsOfTables(
  files: readonly ProjectFile<EndpointsSource>[],
  backends: readonly BackendModel[],
): ReadonlyMap<string, BackendModel> {
  const known = [...backends];
  const byTable = new Map<string, BackendModel>();
  for (const { name, value } of files.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const { backend: ref, variant } = value;
    const base = ref ? backends.find((one) => one.name === nameOfRef(ref.$ref)) : backends[0];
    if (!base) continue;
    const own = { ...base, ...variant };
    const found = known.find((one) => isDeepStrictEqual({ ...one, id: base.id }, own));
    const backend = found ?? { ...own, id: `${base.id}.${name}` };
    if (!found) known.push(backend);
    byTable.set(name, backend);
  }
  return byTable;
}
