/** The key of a property's caption in a locale's table; a path has no array indexes. */
export const fieldKey = (entity: string, path: readonly string[]): string =>
  `entities.${entity}${path.map((name) => `.fields.${name}`).join('')}`;

/** The key of the caption of one choice of a property. */
export const choiceKey = (entity: string, path: readonly string[], choice: string | number): string =>
  `${fieldKey(entity, path)}.choices.${choice}.title`;

/** The key of the help about one choice of a property; not every choice has one. */
export const choiceHelpKey = (entity: string, path: readonly string[], choice: string | number): string =>
  `${fieldKey(entity, path)}.choices.${choice}.description`;

export const resourceKey = (resource: string, caption: string): string => `resources.${resource}.${caption}`;

export const taskKey = (task: string, caption: string): string => `tasks.${task}.${caption}`;

export const screenKey = (screen: string, caption: string): string => `screens.${screen}.${caption}`;

/**
 * A caption within a sentence: `Pending data` → `pending data`. Abbreviations and names keep their capitals:
 * `ERP …`, `DingTalk …`. Chinese is unchanged.
 */
export const decapitalize = (caption: string): string =>
  caption.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (first) => first.toLowerCase());

/** Returns a text with a capital as its first character, without regard to names: `iPad` → `IPad`. */
export const upperFirst = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** A caption that begins a sentence: `data source` → `Data source`. */
export const capitalize = (caption: string): string =>
  caption.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (first) => first.toUpperCase());

/** Returns the name with its article: "an erp", "a thing". */
export const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
