import type { OverviewColumn, OverviewModel } from '../../../src/contract/model/metrics.ts';
import type { OverviewSource } from '../../load/schemaSources.ts';
import type { Entity, Model, OperationModel, SchemaNode, ScreenModel } from '../../normalize/Model.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../Output.ts';
import { choicesOf, fieldOf } from '../schema/fields.ts';
import { labelsEntry } from './lazyModules.ts';

interface EmittedOverview {
  readonly screen: ScreenModel;
  readonly source: OverviewSource;
  readonly call: OperationModel;
  /** Entity of the answer. */
  readonly entity: Entity;
}

/** Returns the overviews of all screens, each with the entity of its answer. */
export const findOverviews = (model: Model): EmittedOverview[] =>
  model.screens.flatMap((screen) => {
    const { overview: source } = screen;
    const call = model.operation(source?.operation);
    return source && call?.entity ? [{ screen, source, call, entity: call.entity }] : [];
  });

/**
 * Emits catalog/overviews.ts and labels/<locale>/overviews/: overviews by the route of their screen, loaded
 * with the first of them.
 */
export function emitOverviews(model: Model): Output[] {
  const shown = findOverviews(model);
  const made = [...new Set(shown.flatMap(({ screen, entity }) => [screen.file, ...entity.files]))];
  const endpoints = model.files.filter((file) => file.startsWith('schemas/endpoints/'));
  return [
    { path: 'catalog/overviews.ts', text: indexModule(shown, model), files: [...made, ...endpoints] },
    ...shown.flatMap(({ screen, entity }) =>
      model.locales.map((locale) => ({
        path: `labels/${locale}/overviews/${screen.name}.ts`,
        text: labelsModule(entity),
        files: [screen.file, ...entity.files, ...endpoints],
      })),
    ),
  ];
}

const indexModule = (shown: readonly EmittedOverview[], model: Model): string => `${generatedHeader}
${importTypeLine('OverviewModel', '../../contract/model/metrics.ts')}
${importTypeLine('PhraseTable', '../../contract/text/phrases.ts')}

interface Modules {
  readonly view: OverviewModel;
  /** Captions of what is answered, by locale. */
  readonly labels: Readonly<Record<string, () => Promise<{ readonly default: PhraseTable }>>>;
}

export const overviews: Readonly<Record<string, Modules>> = {
${shown.map((one) => entryOf(one, model)).join('\n')}
};
`;

const entryOf = (shown: EmittedOverview, model: Model): string => `  '${shown.screen.route}': {
    view: ${toLiteral(overviewOf(shown, model))},
${labelsEntry(shown.screen.name, 'overviews', model.locales)}
  },`;

const labelsModule = ({ name }: Entity): string => `${generatedHeader}
${importTypeLine('PhraseTable', '../../../../contract/text/phrases.ts')}
import ${name}Labels from '../entities/${name}.ts';

const labels: PhraseTable = { entities: { ${name}: ${name}Labels } };

export default labels;
`;

function overviewOf({ source, call, entity }: EmittedOverview, { resources }: Model): OverviewModel {
  const { properties } = entity.schema;
  const { period: span, figures, records } = source;
  const { resource, columns, ...shown } = records;
  const of = resources.find(({ name }) => name === nameOfRef(resource.$ref))?.entity;
  const inner = properties[records.property]?.items?.properties ?? {};
  return {
    ...source,
    entity: entity.name,
    period: {
      property: span,
      choices: (choicesOf(call.body?.entity.schema.properties[span]) ?? []).map(String),
    },
    figures: figures.map((figure) => {
      const format = properties[figure.property]?.rules.format;
      return { ...figure, ...(typeof format === 'string' && { format }) };
    }),
    records: {
      ...shown,
      of: of?.name ?? '',
      columns: columns.flatMap((column) => columnOf(column, inner)),
      ...(of?.lifecycle && { lifecycle: of.lifecycle }),
    },
  };
}

function columnOf(
  source: OverviewSource['records']['columns'][number],
  properties: Readonly<Record<string, SchemaNode>>,
): OverviewColumn[] {
  const column = typeof source === 'string' ? { property: source } : source;
  const node = properties[column.property];
  return node ? [{ ...column, field: fieldOf(node) }] : [];
}
