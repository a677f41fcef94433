import type { Entity } from '../../normalize/Model.ts';

/** `Load` and `Modules` as a generated file declares them: what is imported when it is wanted. */
export const modulesType = `type Load<T> = () => Promise<{ readonly default: T }>;

interface Modules<T> {
  readonly view: Load<T>;
  readonly form: Load<Form>;
  /** Its captions and those of the entities that it shows, by locale. */
  readonly labels: Readonly<Record<string, Load<PhraseTable>>>;
}
`;

/**
 * The entry of a resource or a task; `folder` holds its module, beside the file itself, `kind` its captions.
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

/** The captions of an entry, by locale. */
export const labelsEntry = (name: string, kind: string, locales: readonly string[]): string =>
  `    labels: {
${locales.map((locale) => `      '${locale}': () => import('../labels/${locale}/${kind}/${name}.ts'),`).join('\n')}
    },`;
