import type { Overview, RecordColumn } from '../../src/contract/overview.ts';
import type { Call, Entity, Model, Node, ScreenModel } from '../model.ts';
import { nameOfRef } from '../normalize/entities.ts';
import type { OverviewSource } from '../source.ts';
import { choicesOf, fieldOf } from './field.ts';
import { labelsOf } from './loaders.ts';
import { header, importType, literal, type Output } from './output.ts';

interface Shown {
  readonly screen: ScreenModel;
  readonly source: OverviewSource;
  readonly call: Call;
  /** What is answered. */
  readonly entity: Entity;
}

/** The overviews of all screens, each with the entity that tells it. */
export const overviewsIn = (model: Model): Shown[] =>
  model.screens.flatMap((screen) => {
    const { overview: source } = screen;
    const call = model.call(source?.operation);
    return source && call?.entity ? [{ screen, source, call, entity: call.entity }] : [];
  });

/** catalog/overviews.ts and labels/<locale>/overviews/: what overviews show, by the route of their screen, loaded with the first of them. */
export function emitOverviews(model: Model): Output[] {
  const shown = overviewsIn(model);
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

const indexModule = (shown: readonly Shown[], model: Model): string => `${header}
${importType('Overview', '../../contract/overview.ts')}
${importType('Table', '../../contract/phrases.ts')}

interface Modules {
  readonly view: Overview;
  /** Captions of what is answered, by locale. */
  readonly labels: Readonly<Record<string, () => Promise<{ readonly default: Table }>>>;
}

export const overviews: Readonly<Record<string, Modules>> = {
${shown.map((one) => entryOf(one, model)).join('\n')}
};
`;

const entryOf = (shown: Shown, model: Model): string => `  '${shown.screen.route}': {
    view: ${literal(overviewOf(shown, model))},
${labelsOf(shown.screen.name, 'overviews', model.locales)}
  },`;

const labelsModule = ({ name }: Entity): string => `${header}
${importType('Table', '../../../../contract/phrases.ts')}
import ${name}Labels from '../entities/${name}.ts';

const labels: Table = { entities: { ${name}: ${name}Labels } };

export default labels;
`;

function overviewOf({ source, call, entity }: Shown, { resources }: Model): Overview {
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
  properties: Readonly<Record<string, Node>>,
): RecordColumn[] {
  const column = typeof source === 'string' ? { property: source } : source;
  const node = properties[column.property];
  return node ? [{ ...column, field: fieldOf(node) }] : [];
}
