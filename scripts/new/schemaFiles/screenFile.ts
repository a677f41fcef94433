import type { Project } from '../../../generator/load/Project.ts';
import type { CaptionedSource } from '../../../generator/load/sources/captions.ts';
import { upperFirst } from '../../../src/contract/text/captions.ts';
import type { Draft } from '../draft/Draft.ts';
import { nounsOf } from './captions/operationTexts.ts';
import { titleOf } from './captions/texts.ts';
import { distinctTitle } from './entityFile.ts';
import type { Subject, WriterContext } from './WriterContext.ts';

/** Returns the first free place after those of all screens and families. */
export const freeNavigationOrder = ({ families, screens }: Pick<Project, 'families' | 'screens'>): number =>
  Math.max(0, ...[...families, ...screens].map(({ value }) => value.navigationOrder)) + 1;

/**
 * Returns the screen of a draft: a tab for each resource.
 * @param resources the resource files by name
 */
export function screenFile(
  draft: Pick<Draft, 'name' | 'title'>,
  subjects: readonly Subject[],
  navigationOrder: number,
  resources: Readonly<Record<string, CaptionedSource>>,
  context: WriterContext,
): Record<string, unknown> {
  const [only, ...others] = subjects.map((subject) => nounsOf(subject, context));
  const source = draft.title === undefined ? {} : { title: draft.title };
  const title =
    only && others.length === 0 && draft.title === undefined
      ? { english: upperFirst(only.records), chinese: only.title.chinese }
      : titleOf(source, draft.name);
  return {
    $schema: '../vocabulary/screen.schema.json',
    ...context.captions.write({ title: distinctTitle('screen', title, draft.name, context) }),
    route: `/${draft.name}`,
    navigationOrder,
    tabs: subjects.map(({ entity: { name } }) => ({
      id: name,
      ...titleOfFile(resources[name] ?? {}),
      resource: { $ref: `../resources/${name}.json` },
    })),
  };
}

/** A tab has the title of its resource in every locale. */
export const titleOfFile = ({ title, 'x-i18n': translations }: CaptionedSource): CaptionedSource => ({
  ...(title !== undefined && { title }),
  ...(translations && {
    'x-i18n': Object.fromEntries(
      Object.entries(translations).map(([locale, captions]) => [locale, { title: captions.title ?? '' }]),
    ),
  }),
});
