import type { Strip } from '../../src/contract/strip.ts';
import type { Entity, Model, ResourceModel } from '../model.ts';
import type { StripSource } from '../source.ts';
import { nodeTable } from './captionTables.ts';
import { labelsOf } from './loaders.ts';
import { header, importType, literal, type Output } from './output.ts';

interface Shown {
  readonly resource: ResourceModel;
  readonly source: StripSource;
  /** What is answered. */
  readonly entity: Entity;
}

/** The resources of the first level that have a strip. */
const stripsIn = ({ resources, call }: Model): Shown[] =>
  resources.flatMap((resource) => {
    const { metrics: source, base } = resource;
    const entity = call(source?.operation)?.entity;
    return source && entity && base === undefined ? [{ resource, source, entity }] : [];
  });

const filesOf = ({ resource, entity }: Shown): string[] => [...resource.files, ...entity.files];

/** catalog/strips.ts and labels/<locale>/strips/: what stands over lists, loaded after the first of them, with the captions of its figures only. */
export function emitStrips(model: Model): Output[] {
  const shown = stripsIn(model);
  const endpoints = model.files.filter((file) => file.startsWith('schemas/endpoints/'));
  const files = (made: readonly Shown[]) => [...new Set([...made.flatMap(filesOf), ...endpoints])];
  return [
    { path: 'catalog/strips.ts', text: indexModule(shown, model), files: files(shown) },
    ...shown.flatMap((one) =>
      model.locales.map((locale) => ({
        path: `labels/${locale}/strips/${one.resource.name}.ts`,
        text: labelsModule(one, locale),
        files: files([one]),
      })),
    ),
  ];
}

const indexModule = (shown: readonly Shown[], { locales }: Model): string => `${header}
${importType('Table', '../../contract/phrases.ts')}
${importType('Strip', '../../contract/strip.ts')}

interface Modules {
  readonly view: Strip;
  /** Captions of its figures, by locale. */
  readonly labels: Readonly<Record<string, () => Promise<{ readonly default: Table }>>>;
}

/** By the name that their resources give them. */
export const strips: Readonly<Record<string, Modules>> = {
${shown.map((one) => entryOf(one, locales)).join('\n')}
};
`;

const entryOf = (shown: Shown, locales: readonly string[]): string => `  ${shown.resource.name}: {
    view: ${literal(stripOf(shown))},
${labelsOf(shown.resource.name, 'strips', locales)}
  },`;

const labelsModule = (shown: Shown, locale: string): string => `${header}
${importType('Table', '../../../../contract/phrases.ts')}

const labels: Table = ${literal(captionsOf(shown, locale))};

export default labels;
`;

function stripOf({ source, entity }: Shown): Strip {
  const { figures, sparklines, ...strip } = source;
  const { afterColumn: after, ...lines } = sparklines ?? {};
  return {
    ...strip,
    entity: entity.name,
    figures: figures.map((figure) => {
      const format = entity.schema.properties[figure.property]?.rules.format;
      return { ...figure, ...(typeof format === 'string' && { format }) };
    }),
    ...('property' in lines && { sparklines: lines }),
  };
}

function captionsOf({ source, entity }: Shown, locale: string) {
  const { properties } = entity.schema;
  const fields = source.figures.flatMap(({ property }) => {
    const node = properties[property];
    return node ? [[property, nodeTable(node, locale)]] : [];
  });
  return { entities: { [entity.name]: { fields: Object.fromEntries(fields) } } };
}
