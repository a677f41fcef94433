import type { ResourceSource, SchemaSource } from '../source.ts';
import { parentOf } from './families.ts';
import { broken, didYouMean, elements, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Sources } from './sources.ts';

interface Hidden extends Place<string> {
  readonly entity: SchemaSource;
  /** People make or change such records. */
  readonly isEntered: boolean;
}

const isEntered = ({ create, modify, save }: ResourceSource['roles'] = {}): boolean =>
  (create ?? modify ?? save) !== undefined;

/** Every property that a resource, a family or a task hides, with the entity that has it. */
function hiddenIn(sources: Sources): Hidden[] {
  const hiders = [
    ...sources.resources.map((file) => ({
      file,
      ref: file.value.entity,
      isEntered: isEntered(file.value.roles),
    })),
    ...sources.tasks.map((file) => ({ file, ref: file.value.entity, isEntered: true })),
    ...sources.families.map((file) => {
      const parent = parentOf(file.value, sources)?.value;
      return { file, ref: parent?.entity, isEntered: isEntered(parent?.roles) };
    }),
  ];
  return hiders.flatMap(({ file, ref, isEntered }) => {
    const entity = ref && sources.entity(ref);
    const places = elements(rootOf<unknown>(file), 'hide', file.value.hide);
    return entity ? places.map((place) => ({ ...place, entity, isEntered })) : [];
  });
}

/** What is hidden are properties. */
const named: Rule = function* (sources) {
  for (const { entity, ...name } of hiddenIn(sources)) {
    const known = entity.properties ?? {};
    if (!(name.value in known))
      yield broken(
        name,
        `The entity has no property "${name.value}".`,
        didYouMean(name.value, Object.keys(known)),
      );
  }
};

/** Nothing that must be entered is hidden, unless a default stands in for it. */
const needed: Rule = function* (sources) {
  for (const { entity, isEntered, ...name } of hiddenIn(sources)) {
    const schema = entity.properties?.[name.value];
    const isFilled =
      schema?.readOnly || schema?.default !== undefined || schema?.['x-visible-when'] !== undefined;
    if (isEntered && entity.required?.includes(name.value) && !isFilled)
      yield broken(
        name,
        `"${name.value}" must be entered, so it cannot be hidden.`,
        'Fix its value in "constants", give it a default, or show it.',
      );
  }
};

/** A resource does not list what it hides. */
const listed: Rule = function* ({ resources }) {
  for (const file of resources) {
    const { columns = [], filters = [], hide } = file.value;
    const shown = [
      ...columns.map((column) => (typeof column === 'string' ? column : column.property)),
      ...filters,
    ];
    for (const name of elements(rootOf<unknown>(file), 'hide', hide))
      if (shown.includes(name.value))
        yield broken(name, `"${name.value}" is a column or a filter.`, 'Remove it there, or do not hide it.');
  }
};

export const hide: readonly Rule[] = [named, needed, listed];
