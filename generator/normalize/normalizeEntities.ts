import { basename } from 'node:path';
import { upperFirst } from '../../src/contract/text/captions.ts';
import type { SchemaBundle } from '../external/SchemaBundle.ts';
import type { ProjectFile } from '../load/Project.ts';
import type { SchemaRef, SchemaSource } from '../load/sources/SchemaSource.ts';
import { type ChoiceFiles, derivedChoicesOf } from './derivedChoices.ts';
import type { Entity, SchemaNode } from './model/Entity.ts';
import { createReferenceModels, type ReferenceFiles } from './referenceModel.ts';
import { type SchemaResolver, schemaNodeOf } from './schemaNode.ts';

/** `../entities/erp.schema.json` → `erp` */
export const nameOfRef = (ref: string): string => basename(ref).replace(/(\.schema)?\.json$/, '');

export const typeNameOf = (name: string): string => upperFirst(name);

/**
 * Returns the names of the types that an entity produces: its records as answered, as sent, and with any of its
 * properties.
 */
export const typeNamesOf = (name: string): string[] =>
  ['', 'Input', 'Changes'].map((suffix) => `${typeNameOf(name)}${suffix}`);

/** Returns the referenced entity. */
export function findEntity(entities: ReadonlyMap<string, Entity>, { $ref }: SchemaRef): Entity {
  const entity = entities.get(nameOfRef($ref));
  if (entity === undefined)
    throw new Error(`The entity "${$ref}" does not exist. The check should have reported this.`);
  return entity;
}

/**
 * Normalizes every entity once; referenced entities come first.
 * @param choiceFiles the files that choices of `x-choices` come from
 */
export function normalizeEntities(
  files: ReferenceFiles,
  choiceFiles: ChoiceFiles,
  bundle: (path: string) => SchemaBundle,
): ReadonlyMap<string, Entity> {
  const referenceModel = createReferenceModels(files);
  const sources = new Map(files.entities.map((file) => [file.name, file]));
  const made = new Map<string, Entity>();

  function make(name: string): Entity {
    const known = made.get(name);
    if (known !== undefined) return known;
    const file = sources.get(name);
    if (file === undefined)
      throw new Error(`The entity file "${name}" does not exist. The check should have reported this.`);
    const entity = normalizeEntity(file, { entity: make, referenceModel, choiceFiles, bundle });
    made.set(name, entity);
    return entity;
  }

  return new Map(files.entities.map(({ name }) => [name, make(name)]));
}

/** Returns the property with the owner's uuid, and the owner's entity. */
function ownerOf({ properties = {} }: SchemaSource): Pick<Entity, 'owner'> {
  for (const [property, { 'x-owner': owner }] of Object.entries(properties))
    if (owner) return { owner: { property, entity: nameOfRef(owner.$ref) } };
  return {};
}

/** Omits parts that only the check uses. */
function lifecycleOf({ 'x-lifecycle': source }: SchemaSource): Pick<Entity, 'lifecycle'> {
  if (source === undefined) return {};
  const { finalStates: _, ...lifecycle } = source;
  return { lifecycle };
}

/** The parts of a project that an entity may refer to. */
interface EntityContext {
  readonly entity: (name: string) => Entity;
  readonly referenceModel: ReturnType<typeof createReferenceModels>;
  readonly choiceFiles: ChoiceFiles;
  readonly bundle: (path: string) => SchemaBundle;
}

function normalizeEntity(
  { path, name, value }: ProjectFile<SchemaSource>,
  { entity, referenceModel, choiceFiles, bundle }: EntityContext,
): Entity {
  const parts = new Set([path]);
  const resolve: SchemaResolver = {
    entity(ref) {
      const target = entity(nameOfRef(ref));
      for (const part of target.files) parts.add(part);
      return { name: target.name, node: target.schema };
    },
    external(path) {
      const found = bundle(path);
      for (const part of found.files) parts.add(part);
      return found.sample();
    },
    definition(ref) {
      const found = value.definitions?.[ref.slice('#/definitions/'.length)];
      if (found === undefined) throw new Error(`${path} has no definition "${ref}".`);
      return found;
    },
    reference(source) {
      const { reference, files } = referenceModel(source);
      for (const part of files) parts.add(part);
      return reference;
    },
    derivedChoices(source, property) {
      const choices = derivedChoicesOf(source, property, choiceFiles);
      for (const { file } of choices) parts.add(file);
      // An edit of any entity or resource may add or remove a choice.
      if (source['x-choices'] === 'loggedEntities')
        for (const folder of ['schemas/entities/', 'schemas/resources/']) parts.add(folder);
      return choices;
    },
  };
  const schema: SchemaNode = schemaNodeOf(value, resolve);
  return {
    name,
    typeName: typeNameOf(name),
    schema,
    naturalKey: value['x-natural-key'] ?? [],
    indexes: value['x-indexes'] ?? [],
    ...(value['x-partition-by'] && { partitionBy: value['x-partition-by'] }),
    ...(value['x-retention'] && { retention: value['x-retention'] }),
    ...(value['x-payload'] && { payload: value['x-payload'] }),
    ...(value['x-service-role'] && { serviceRole: value['x-service-role'] }),
    ...lifecycleOf(value),
    ...ownerOf(value),
    validations: value['x-validations'] ?? [],
    files: [...parts].sort(),
  };
}
