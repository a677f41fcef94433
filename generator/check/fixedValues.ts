import type { SchemaSource } from '../source.ts';
import { parentOf } from './families.ts';
import { bodyOf } from './operationPlace.ts';
import { broken, didYouMean, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import { wrongWith } from './samples.ts';
import { type Properties, partsIn, type Sources } from './sources.ts';

/** A value that a file fixes, and the property that it is for; undefined when there is none. */
interface Fixed extends Place<unknown> {
  readonly name: string;
  readonly schema: SchemaSource | undefined;
}

const fixedOf = (entries: [string, Place<unknown>][], properties: Properties | undefined): Fixed[] =>
  entries.map(([name, place]) => ({ ...place, name, schema: properties?.[name] }));

/** Values that lists are narrowed by: of choices there may be several, parted by commas. */
function narrowing(sources: Sources): Fixed[] {
  const propertiesOf = (ref: string | undefined) => {
    const shown = sources.resources.find(
      ({ path }) => ref !== undefined && path.endsWith(`/${ref.split('/').at(-1)}`),
    );
    return shown && sources.propertiesOf(shown.value.entity);
  };
  return sources.resources.flatMap((file) => {
    const { recordTabs: tabs = {}, relatedTabs: beside = [], metrics: strip } = file.value;
    const columns = elements(rootOf(file), 'columns', file.value.columns).flatMap((column) => {
      if (typeof column.value === 'string' || column.value.recordTab === undefined) return [];
      const first = tabs[column.value.recordTab]?.subTabs?.[0]?.resource.$ref;
      return fixedOf(members(column, 'presetFilters', column.value.presetFilters), propertiesOf(first));
    });
    const figures = elements(inside(rootOf(file), ['metrics'], strip), 'figures', strip?.figures).flatMap(
      (figure) => {
        const list = beside.find(({ id }) => id === figure.value.tab)?.resource?.$ref;
        return fixedOf(members(figure, 'presetFilters', figure.value.presetFilters), propertiesOf(list));
      },
    );
    return [...columns, ...figures];
  });
}

const choicesOf = ({ oneOf, enum: choices }: SchemaSource): string[] | undefined =>
  (oneOf?.map((choice) => choice.const) ?? choices)?.map(String);

/** A list is narrowed by values that its property can hold. */
const filters: Rule = function* (sources) {
  for (const { name, schema, ...place } of narrowing(sources)) {
    const choices = schema && choicesOf(schema);
    for (const value of String(place.value).split(','))
      if (choices && !choices.includes(value))
        yield broken(place, `"${name}" never holds "${value}".`, didYouMean(value, choices));
  }
};

/** What a family fixes, and what is asked for or given as a constant, keeps to the rules of its property. */
const constants: Rule = function* (sources) {
  for (const { name, schema, ...place } of constantsIn(sources)) {
    const choices = schema && choicesOf(schema);
    const wrong = schema && !schema['x-choices'] ? wrongWith(schema, place.value) : undefined;
    if (choices && !choices.includes(String(place.value)))
      yield broken(
        place,
        `"${name}" never holds "${place.value}".`,
        didYouMean(String(place.value), choices),
      );
    else if (wrong !== undefined)
      yield broken(
        place,
        `"${name}" cannot be ${JSON.stringify(place.value)}: ${wrong}.`,
        'Change the value.',
      );
    if (schema?.writeOnly)
      yield broken(place, `"${name}" is a secret: its value stands in no file.`, 'Remove it here.');
  }
};

function constantsIn(sources: Sources): Fixed[] {
  const families = sources.families.flatMap((file) => {
    const parent = parentOf(file.value, sources)?.value;
    const fixed = fixedOf(
      members(rootOf(file), 'constants', file.value.constants),
      parent && sources.propertiesOf(parent.entity),
    );
    // Of choices the rules of families tell.
    return fixed.filter(({ schema }) => schema?.oneOf === undefined);
  });
  const strips = sources.resources.flatMap((file) => {
    const { metrics: strip } = file.value;
    const operation = sources.operation(strip?.operation ?? '');
    const body = operation && bodyOf(operation);
    return fixedOf(
      members(inside(rootOf(file), ['metrics'], strip), 'fixedParams', strip?.fixedParams),
      body && sources.propertiesOf(body),
    );
  });
  const parts = sources.resources.flatMap(partsIn).flatMap((part) => {
    const shown = sources.resources.find(({ name }) => part.value.resource.$ref === `${name}.json`);
    const given = members(part, 'fixedProperties', part.value.fixedProperties).flatMap(
      ([name, place]): [string, Place<unknown>][] =>
        'constant' in place.value ? [[name, inside(place, ['constant'], place.value.constant)]] : [],
    );
    return fixedOf(given, shown && sources.propertiesOf(shown.value.entity));
  });
  return [...families, ...strips, ...parts];
}

/** Rules of values that files fix. */
export const fixedValues: readonly Rule[] = [filters, constants];
