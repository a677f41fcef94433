/** Where the captions of a property stand in a locale's table; array indexes are not part of a path. */
export const fieldKey = (entity: string, path: readonly string[]): string =>
  `entities.${entity}${path.map((name) => `.fields.${name}`).join('')}`;

/** The caption of one choice of a property. */
export const choiceKey = (entity: string, path: readonly string[], choice: string | number): string =>
  `${fieldKey(entity, path)}.choices.${choice}.title`;

export const resourceKey = (resource: string, caption: string): string => `resources.${resource}.${caption}`;

export const taskKey = (task: string, caption: string): string => `tasks.${task}.${caption}`;

export const screenKey = (screen: string, caption: string): string => `screens.${screen}.${caption}`;

/**
 * A caption within a sentence: `Pending data` → `pending data`. Abbreviations and names keep their capitals: `ERP …`, `DingTalk …`.
 * Chinese has none.
 */
export const decapitalize = (caption: string): string =>
  caption.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (first) => first.toLowerCase());

/** A caption that begins a sentence: `data source` → `Data source`. */
export const capitalize = (caption: string): string =>
  caption.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (first) => first.toUpperCase());
