import type { MetricsBarModel } from '../../../src/contract/model/metrics.ts';
import type { MetricsBarSource } from '../../load/schemaSources.ts';
import type { Entity, Model, ResourceModel } from '../../normalize/Model.ts';
import { nodeCaptions } from '../labels/captionTables.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../Output.ts';
import { labelsEntry } from './lazyModules.ts';

interface EmittedMetricsBar {
  readonly resource: ResourceModel;
  readonly source: MetricsBarSource;
  /** Entity of the answer. */
  readonly entity: Entity;
}

/** Returns the resources of the first level with a metrics bar. */
const findMetricsBars = ({ resources, operation }: Model): EmittedMetricsBar[] =>
  resources.flatMap((resource) => {
    const { metrics: source, base } = resource;
    const entity = operation(source?.operation)?.entity;
    return source && entity && base === undefined ? [{ resource, source, entity }] : [];
  });

const filesOf = ({ resource, entity }: EmittedMetricsBar): string[] => [...resource.files, ...entity.files];

/**
 * Emits catalog/metricsBars.ts and labels/<locale>/metricsBars/: metrics bars, loaded after the first list,
 * with the captions of their figures only.
 */
export function emitMetricsBars(model: Model): Output[] {
  const shown = findMetricsBars(model);
  const endpoints = model.files.filter((file) => file.startsWith('schemas/endpoints/'));
  const files = (made: readonly EmittedMetricsBar[]) => [
    ...new Set([...made.flatMap(filesOf), ...endpoints]),
  ];
  return [
    { path: 'catalog/metricsBars.ts', text: indexModule(shown, model), files: files(shown) },
    ...shown.flatMap((one) =>
      model.locales.map((locale) => ({
        path: `labels/${locale}/metricsBars/${one.resource.name}.ts`,
        text: labelsModule(one, locale),
        files: files([one]),
      })),
    ),
  ];
}

const indexModule = (shown: readonly EmittedMetricsBar[], { locales }: Model): string => `${generatedHeader}
${importTypeLine('PhraseTable', '../../contract/text/phrases.ts')}
${importTypeLine('MetricsBarModel', '../../contract/model/metrics.ts')}

interface Modules {
  readonly view: MetricsBarModel;
  /** Captions of its figures, by locale. */
  readonly labels: Readonly<Record<string, () => Promise<{ readonly default: PhraseTable }>>>;
}

/** By the name that their resources give them. */
export const metricsBars: Readonly<Record<string, Modules>> = {
${shown.map((one) => entryOf(one, locales)).join('\n')}
};
`;

const entryOf = (shown: EmittedMetricsBar, locales: readonly string[]): string => `  ${shown.resource.name}: {
    view: ${toLiteral(metricsBarModelOf(shown))},
${labelsEntry(shown.resource.name, 'metricsBars', locales)}
  },`;

const labelsModule = (shown: EmittedMetricsBar, locale: string): string => `${generatedHeader}
${importTypeLine('PhraseTable', '../../../../contract/text/phrases.ts')}

const labels: PhraseTable = ${toLiteral(captionsOf(shown, locale))};

export default labels;
`;

function metricsBarModelOf({ source, entity }: EmittedMetricsBar): MetricsBarModel {
  const { figures, sparklines, ...metricsBar } = source;
  const { afterColumn: after, ...lines } = sparklines ?? {};
  return {
    ...metricsBar,
    entity: entity.name,
    figures: figures.map((figure) => {
      const format = entity.schema.properties[figure.property]?.rules.format;
      return { ...figure, ...(typeof format === 'string' && { format }) };
    }),
    ...('property' in lines && { sparklines: lines }),
  };
}

function captionsOf({ source, entity }: EmittedMetricsBar, locale: string) {
  const { properties } = entity.schema;
  const fields = source.figures.flatMap(({ property }) => {
    const node = properties[property];
    return node ? [[property, nodeCaptions(node, locale)]] : [];
  });
  return { entities: { [entity.name]: { fields: Object.fromEntries(fields) } } };
}
