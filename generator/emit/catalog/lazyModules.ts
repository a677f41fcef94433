import type { Entity } from '../../normalize/model/Entity.ts';

/** The declarations of `Load` and `Modules` in a generated file: modules that are imported on demand. */
export const modulesType = `type Load<T> = () => Promise<{ readonly default: T }>;

interface Modules<T> {
  readonly view: Load<T>;
  readonly form: Load<Form>;
  /** Its captions and those of the entities that it shows, by locale. */
  readonly labels: Readonly<Record<string, Load<PhraseTable>>>;
}
`;

/**
 * Returns the entry of a resource or task. `folder` holds its module and is next to the generated file.
 * `kind` is the folder of its captions.
 */
export const modulesEntry = (
  { name, entity }: { readonly name: string; readonly entity: Entity },
  folder: string,
  kind: string,
  locales: readonly string[],
): string => `  ${name}: {
    view: () => import('./${folder}${name}.ts'),
    form: () => import('../forms/${entity.name}.ts'),
${labelsEntry(name, kind, locales)}
  },`;

/** Returns the captions of an entry, by locale. */
export const labelsEntry = (name: string, kind: string, locales: readonly string[]): string =>
  `    labels: {
${locales.map((locale) => `      '${locale}': () => import('../labels/${locale}/${kind}/${name}.ts'),`).join('\n')}
    },`;
