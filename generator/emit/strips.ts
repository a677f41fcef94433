import type { Strip } from '../../src/contract/strip.ts';
import type { Entity, Model, ResourceModel } from '../model.ts';
import type { StripSource } from '../source.ts';
import { nodeTable } from './captionTables.ts';
import { header, importType, literal, type Output } from './output.ts';

interface Shown {
  readonly resource: ResourceModel;
  readonly source: StripSource;
  /** What is answered. */
  readonly entity: Entity;
}

/** The resources of the first level that have a strip. */
export const stripsIn = ({ resources, calls }: Model): Shown[] =>
  resources.flatMap((resource) => {
    const { strip: source, base } = resource;
    const entity = calls.find(({ id }) => id === source?.operation)?.entity;
    return source && entity && base === undefined ? [{ resource, source, entity }] : [];
  });

/** catalog/strips/ and labels/<locale>/strips/: what stands over a list, loaded after it, with the captions of its figures only. */
export const emitStrips = (model: Model): Output[] =>
  stripsIn(model).flatMap((shown) => {
    const { name, files } = shown.resource;
    const endpoints = model.files.filter((file) => file.startsWith('schemas/endpoints/'));
    const made = [...new Set([...files, ...shown.entity.files, ...endpoints])];
    const catalog = moduleOf('Strip', 'strip', '../../../contract/strip.ts', stripOf(shown));
    return [
      { path: `catalog/strips/${name}.ts`, text: catalog, files: made },
      ...model.locales.map((locale) => ({
        path: `labels/${locale}/strips/${name}.ts`,
        text: moduleOf('Table', 'labels', '../../../../contract/phrases.ts', captionsOf(shown, locale)),
        files: made,
      })),
    ];
  });

const moduleOf = (type: string, name: string, from: string, value: unknown): string => `${header}
${importType(type, from)}

const ${name}: ${type} = ${literal(value)};

export default ${name};
`;

function stripOf({ source, entity }: Shown): Strip {
  const { figures, sparklines, ...strip } = source;
  const { after, ...lines } = sparklines ?? {};
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
