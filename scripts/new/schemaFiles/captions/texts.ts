import type { SourceTexts } from '../../draft/Draft.ts';
import { captionOf } from '../../draft/names.ts';
import { type LocalText, localTextOf } from './CaptionWriter.ts';

/** The vocabulary limits captions to 400 characters. */
const maxTextLength = 400;

/** Returns a text on one line, at most as long as a caption may be. It ends with a whole sentence if possible. */
export function tidyText(text: string): string {
  const line = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= maxTextLength) return line;
  const cut = line.slice(0, maxTextLength);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('。'));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' ', maxTextLength - 2))}…`;
}

/** Returns the title of a value: that of the source if it is short, else the words of the name. */
export const titleOf = ({ title = '' }: SourceTexts, name: string): LocalText => {
  const own = tidyText(title).replace(/\s*[:：]$/, '');
  const fallback = captionOf(name);
  return own === '' || own.length > 60 ? { english: fallback } : localTextOf(own, fallback);
};

/** Returns the texts of a value. A help text that repeats the title is left out. */
export function textsOf(texts: SourceTexts, name: string) {
  const title = titleOf(texts, name);
  const help = tidyText(texts.description ?? '');
  const repeats = [title.english, title.chinese, ''].some(
    (text) => text?.toLowerCase() === help.toLowerCase(),
  );
  return { title, ...(!repeats && { description: localTextOf(help, title.english) }) };
}
