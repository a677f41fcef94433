import type { Project, ProjectFile } from '../../../generator/load/Project.ts';
import type { CaptionedSource } from '../../../generator/load/sources/captions.ts';
import type { Draft, ReferenceDraft } from '../draft/Draft.ts';
import { captionOf } from '../draft/names.ts';
import { backendFile } from './backendFile.ts';
import type { CaptionWriter } from './captions/CaptionWriter.ts';
import { operationIdOf } from './captions/operationTexts.ts';
import { endpointFile } from './endpointFile.ts';
import { entityFile } from './entityFile.ts';
import { type ListView, listViewOf } from './listView.ts';
import { filtersOf, resourceFile } from './resourceFile.ts';
import { freeNavigationOrder, screenFile, titleOfFile } from './screenFile.ts';
import { recordTabsOf } from './subTabs.ts';
import { valueSchema } from './valueSchema.ts';
import type { Subject, WriterContext } from './WriterContext.ts';

export type SchemaFileValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface AssumedLimit {
  /** `pet.name` */
  readonly at: string;
  readonly says: string;
}

export interface RenderedFiles {
  /** Values by path from the root of the project. */
  readonly files: SchemaFileValues;
  /** Limits that the source does not have: `pet.name` has `at most 255 characters`. */
  readonly assumed: readonly AssumedLimit[];
  /** Captions that have the text of the source in every locale. */
  readonly untranslated: readonly string[];
}

const titlesOf = (files: readonly ProjectFile<CaptionedSource>[]): Set<string> =>
  new Set(
    files.flatMap(({ value: { title, 'x-i18n': translations = {} } }) =>
      [title, ...Object.values(translations).map((one) => one.title)].flatMap((text) => text ?? []),
    ),
  );

interface RenderContext {
  /** The project without the files of the last import of the same source. */
  readonly others: Project;
  /** Translates captions. */
  readonly captions: CaptionWriter;
  /** The place of the screen in the navigation. Default: the first free one. */
  readonly navigationOrder?: number | undefined;
}

export const screenPath = ({ name }: Pick<Draft, 'name'>): string => `schemas/screens/${name}.json`;

/** Returns the schema files of a draft. */
export function renderSchemaFiles(
  draft: Draft,
  { others, captions, navigationOrder }: RenderContext,
): RenderedFiles {
  const subjects = draft.resources.flatMap((resource): Subject[] => {
    const entity = draft.entities.find(({ name }) => name === resource.entity);
    return entity ? [{ entity, resource }] : [];
  });
  const assumed: AssumedLimit[] = [];
  const titles = {
    entity: titlesOf(others.entities),
    resource: titlesOf(others.resources),
    screen: titlesOf([...others.families, ...others.screens]),
  };
  const context = (subject: string): WriterContext => ({
    captions,
    titles,
    qualifier: captionOf(draft.name),
    assume: (property, says) => assumed.push({ at: `${subject}.${property}`, says }),
    referenceSchema: (reference) => referenceSchema(reference, subjects, context),
  });
  const resources: Record<string, CaptionedSource> = {};
  const backend = draft.backend && backendFile(draft.backend, draft, captions);
  const files = subjects.flatMap((subject) => {
    const { name } = subject.entity;
    const rendered = filesOf(subject, context(name), draft.backend && draft.name);
    resources[name] = rendered[`schemas/resources/${name}.json`] ?? {};
    return Object.entries(rendered);
  });
  const tabs = subjects.flatMap((subject) => {
    const { name } = subject.entity;
    const recordTabs = recordTabsOf(subject, subjects, (one) => titleOfFile(resources[one] ?? {}));
    return recordTabs
      ? [[`schemas/resources/${name}.json`, { ...resources[name], recordTabs }] as const]
      : [];
  });
  const order = navigationOrder ?? freeNavigationOrder(others);
  const screen = screenFile(draft, subjects, order, resources, context(draft.name));
  return {
    files: Object.fromEntries([
      ...(backend ? [[`schemas/backends/${draft.name}.json`, backend] as const] : []),
      ...files,
      ...tabs,
      [screenPath(draft), screen],
    ]),
    assumed,
    untranslated: [...captions.untranslated],
  };
}

function filesOf(subject: Subject, context: WriterContext, backend: string | undefined): SchemaFileValues {
  const { name } = subject.entity;
  const view = listViewOf(subject, context);
  return {
    [`schemas/entities/${name}.schema.json`]: entityFile(subject, context),
    [`schemas/endpoints/${name}.json`]: endpointFile(subject, view, context, backend),
    [`schemas/resources/${name}.json`]: resourceFile(subject, view, context),
  };
}

/** A text whose filter takes a part of it. A picker sends the typed letters to such a filter. */
const isSearchable = ({ entity }: Subject, view: ListView): boolean => {
  const value = entity.properties.find(({ name }) => name === view.displayProperty)?.value;
  return value?.type === 'string' && value.choices === undefined && value.keywords?.format === undefined;
};

/** Returns the schema of a property that refers to a record of another entity of the draft. */
function referenceSchema(
  { entity: name, property }: ReferenceDraft,
  subjects: readonly Subject[],
  contextOf: (subject: string) => WriterContext,
): Readonly<Record<string, unknown>> {
  const uuid: Readonly<Record<string, unknown>> = { type: 'string', maxLength: 36 };
  const target = subjects.find(({ entity }) => entity.name === name);
  if (target === undefined) return uuid;
  const view = listViewOf(target, contextOf(name));
  const source = target.entity.properties.find((one) => one.name === property);
  // A described list compares a filter as a whole, so it cannot search.
  const canSearch =
    target.entity.key === undefined &&
    isSearchable(target, view) &&
    filtersOf(target, view).includes(view.displayProperty);
  const { type, maxLength, format } = source ? valueSchema(source.value, source.name, contextOf(name)) : uuid;
  return {
    type,
    ...(maxLength !== undefined && { maxLength }),
    ...(format !== undefined && { format }),
    'x-reference': {
      operation: operationIdOf(name, 'list'),
      value: source?.name ?? 'uuid',
      label: view.displayProperty,
      ...(canSearch && { search: view.displayProperty }),
    },
  };
}
