import type { MetricsModel, RecordColumn } from '../../../src/contract/model/metrics.ts';
import type { MetricsSource } from '../../load/sources/ScreenSource.ts';
import type { SchemaNode } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { NamedMetrics } from '../../normalize/model/ScreenModel.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../Output.ts';
import { choicesOf, fieldOf } from '../schema/fields.ts';
import { labelsEntry } from './lazyModules.ts';

/**
 * Emits catalog/metrics.ts and labels/<locale>/metrics/: the figures over lists and on overviews, by name.
 * They load after the first list.
 */
export function emitMetrics(model: Model): Output[] {
  const { metrics, locales } = model;
  const operationFiles = model.files.filter((file) => /^schemas\/(endpoints|families)\//.test(file));
  const files = (shown: readonly NamedMetrics[]) => [
    ...new Set([...shown.flatMap((one) => one.files), ...operationFiles]),
  ];
  return [
    { path: 'catalog/metrics.ts', text: indexModule(model), files: files(metrics) },
    ...metrics.flatMap((one) =>
      locales.map((locale) => ({
        path: `labels/${locale}/metrics/${one.name}.ts`,
        text: labelsModule(one),
        files: files([one]),
      })),
    ),
  ];
}

const indexModule = ({ metrics, locales }: Model): string => `${generatedHeader}
${importTypeLine('MetricsModel', '#contract/model/metrics.ts')}
${importTypeLine('PhraseTable', '#contract/text/phrases.ts')}

interface Modules {
  readonly view: MetricsModel;
  /** Captions of the answer, by locale. */
  readonly labels: Readonly<Record<string, () => Promise<{ readonly default: PhraseTable }>>>;
}

export const metrics: Readonly<Record<string, Modules>> = {
${metrics.map((one) => entryOf(one, locales)).join('\n')}
};
`;

const entryOf = (shown: NamedMetrics, locales: readonly string[]): string => `  ${shown.name}: {
    view: ${toLiteral(metricsOf(shown))},
${labelsEntry(shown.name, 'metrics', locales)}
  },`;

const labelsModule = ({ entity: { name } }: NamedMetrics): string => `${generatedHeader}
${importTypeLine('PhraseTable', '#contract/text/phrases.ts')}
import ${name}Labels from '../entities/${name}.ts';

const labels: PhraseTable = { entities: { ${name}: ${name}Labels } };

export default labels;
`;

function metricsOf({ source, operation, entity, recordEntity }: NamedMetrics): MetricsModel {
  const { properties } = entity.schema;
  const { $schema, period, figures, records, ...metrics } = source;
  const { resource, columns, ...shown } = records;
  const recordProperties = properties[records.property]?.items?.properties ?? {};
  const choices = choicesOf(operation.body?.entity.schema.properties[period]) ?? [];
  return {
    ...metrics,
    entity: entity.name,
    period: { property: period, choices: choices.map(String) },
    figures: figures.map((figure) => {
      const format = properties[figure.property]?.rules.format;
      return { ...figure, ...(typeof format === 'string' && { format }) };
    }),
    records: {
      ...shown,
      of: recordEntity.name,
      columns: columns.flatMap((column) => columnOf(column, recordProperties)),
      ...(recordEntity.lifecycle && { lifecycle: recordEntity.lifecycle }),
    },
  };
}

function columnOf(
  source: MetricsSource['records']['columns'][number],
  properties: Readonly<Record<string, SchemaNode>>,
): RecordColumn[] {
  const column = typeof source === 'string' ? { property: source } : source;
  const node = properties[column.property];
  return node ? [{ ...column, field: fieldOf(node) }] : [];
}
