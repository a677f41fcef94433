const special = /[\\`*_[\]<>~\n]/;

/** Markdown (GFM) that shows a text as it is, whatever is in it. */
export const escapeGfm = (text: string): string =>
  special.test(text) ? text.replaceAll(/[\\`*_[\]<>~]/g, '\\$&').replaceAll(/\s*\n\s*/g, ' ') : text;

/** Code in the midst of Chinese stands apart from it. */
export const addCodeSpacing = (markdown: string): string =>
  markdown.replaceAll(/`(?=\p{sc=Han})/gu, '` ').replaceAll(/(\p{sc=Han})(?=`)/gu, '$1 ');

/** Between as many backticks as it takes. */
export function codeSpan(text: string): string {
  if (!text.includes('`')) return `\`${text}\``;
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${text} ${fence}`;
}

export const markdownLink = (markdown: string, address: string): string => `[${markdown}](${address})`;

/**
 * A place that a link can lead to. Names are those of the schema files: letters, digits, dots and brackets.
 */
export const anchorTag = (id: string): string => `<a id="${id}"></a>`;

export const codeBlock = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

export const bulletList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A bar would end the cell, in code too. */
const cell = (markdown: string): string =>
  (markdown.includes('|') ? markdown.replaceAll('|', '\\|') : markdown) || ' ';

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** Blocks under one another; what is empty is left out. */
export const joinBlocks = (...blocks: readonly (string | false | undefined)[]): string =>
  blocks.filter(Boolean).join('\n\n');
