import type { Project, ProjectFile } from '../../load/Project.ts';
import type {
  ChoiceSource,
  ChoiceUse,
  SchemaCondition,
  SchemaSource,
} from '../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../normalizeEntities.ts';
import type { ProjectFolding } from './ProjectFolding.ts';

/** The choices of a property, with their file and path. */
interface ChoiceList {
  readonly file: ProjectFile<SchemaSource>;
  readonly path: readonly string[];
  readonly choices: readonly ChoiceSource[];
}

type EntityFiles = ReadonlyMap<string, ProjectFile<SchemaSource>>;

const entitiesByName = ({ entities }: Project): EntityFiles =>
  new Map(entities.map((file) => [file.name, file]));

const remedy = 'Remove it, or remove "x-uses" from the choices.';

/**
 * Turns `x-uses` of the choices of a property into conditions on the other properties of its entity. A choice
 * hides the properties that it does not use (`x-visible-when`) and requires some (`if`, `then`).
 */
export function foldChoiceUses(project: Project, folding: ProjectFolding, compared?: Project): void {
  const entities = entitiesByName(project);
  const comparedEntities = compared && entitiesByName(compared);
  for (const entity of project.entities) {
    for (const property of Object.keys(entity.value.properties ?? {})) {
      const list = choiceListOf(entities, entity.name, property);
      if (!list?.choices.some((choice) => choice['x-uses'])) continue;
      const others = comparedEntities && choiceListOf(comparedEntities, entity.name, property)?.choices;
      const isKnown = ({ const: value }: ChoiceSource) =>
        others?.some((choice) => choice.const === value) ?? true;
      foldUses(entity, property, { ...list, choices: list.choices.filter(isKnown) }, folding);
    }
  }
}

/** Returns the choices of a top-level property in `oneOf`, also through `$ref`. */
function choiceListOf(entities: EntityFiles, name: string, property: string): ChoiceList | undefined {
  const file = entities.get(name);
  const schema = file?.value.properties?.[property];
  if (!file || !schema) return undefined;
  const { $ref, oneOf } = schema;
  if ($ref === undefined) return oneOf && { file, path: ['properties', property, 'oneOf'], choices: oneOf };
  const definition = /^#\/definitions\/(.*)/.exec($ref)?.[1];
  const target = definition === undefined ? entities.get(nameOfRef($ref)) : file;
  const found = definition === undefined ? target?.value : file.value.definitions?.[definition];
  const path = definition === undefined ? ['oneOf'] : ['definitions', definition, 'oneOf'];
  return target && found?.oneOf && { file: target, path, choices: found.oneOf };
}

function foldUses(
  entity: ProjectFile<SchemaSource>,
  property: string,
  { file, path, choices }: ChoiceList,
  folding: ProjectFolding,
): void {
  const usesOf = ({ 'x-uses': uses = {} }: ChoiceSource) => uses;
  const { properties = {} } = folding.valueOf(entity);
  // The rule `usedProperties` reports other names.
  const used = Object.keys(properties).filter(
    (name) => name !== property && choices.some((choice) => name in usesOf(choice)),
  );
  const valuesWhere = (name: string, use: ChoiceUse | undefined) =>
    choices.flatMap((choice) => (usesOf(choice)[name] === use ? [choice.const] : []));
  for (const name of used) {
    const hidden = valuesWhere(name, undefined);
    const isHidden = { properties: { [property]: { enum: hidden } }, required: [property] };
    if (hidden.length > 0)
      folding.put(entity, ['properties', name, 'x-visible-when'], { not: isHidden }, file, path, remedy);
  }
  const branches = used.flatMap((name): SchemaCondition[] => {
    const values = valuesWhere(name, 'required');
    if (values.length === 0) return [];
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    return [{ if: { properties: { [property]: { enum: values } } }, then: { required: [name] } }];
  });
  if (branches.length === 0) return;
  folding.put(entity, ['if'], { required: [property] }, file, path, remedy);
  folding.put(entity, ['then'], { allOf: branches }, file, path, remedy);
}
