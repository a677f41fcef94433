const special = /[\\`*_[\]<>~\n]/;

/** Returns Markdown (GFM) that shows any text unchanged, on one line. */
export const escapeGfm = (text: string): string =>
  special.test(text) ? text.replaceAll(/[\\`*_[\]<>~]/g, '\\$&').replaceAll(/\s*\n\s*/g, ' ') : text;

/** Inserts a space between code and Chinese text. */
export const addCodeSpacing = (markdown: string): string =>
  markdown.replaceAll(/`(?=\p{sc=Han})/gu, '` ').replaceAll(/(?<=\p{sc=Han})`/gu, ' `');

/** Encloses code in as many backticks as necessary. */
export function codeSpan(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${text} ${fence}`;
}

export const markdownLink = (markdown: string, address: string): string => `[${markdown}](${address})`;

/** Returns an anchor for links. The names come from schema files: letters, digits, dots and brackets. */
export const anchorTag = (id: string): string => `<a id="${id}"></a>`;

export const codeBlock = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

export const bulletList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Escapes `|`, which would end the cell, also in code. */
const cell = (markdown: string): string =>
  (markdown.includes('|') ? markdown.replaceAll('|', '\\|') : markdown) || ' ';

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** Joins blocks with an empty line between them, without empty blocks. */
export const joinBlocks = (...blocks: readonly (string | false | undefined)[]): string =>
  blocks.filter(Boolean).join('\n\n');
