/** What DingTalk's Markdown makes emphasis, links, pictures, tags or mentions of → the same, as a letter. */
const letters: Readonly<Record<string, string>> = {
  '*': '＊',
  '`': '｀',
  '[': '［',
  ']': '］',
  '<': '＜',
  '>': '＞',
  '@': '＠',
};

/** A text of others as one plain line of a message: it formats nothing, links nowhere and mentions nobody. */
export function plain(text: string, longest: number): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const characters = [...line];
  const cut = characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line;
  return cut.replaceAll(/[*`[\]<>@]/g, (character) => letters[character] ?? character);
}
