import type { AlarmMessage } from './messageOf.ts';
import type { Robot } from './Robot.ts';

/** A message as DingTalk's custom robots take it. */
export interface Body {
  readonly msgtype: 'markdown';
  readonly markdown: { readonly title: string; readonly text: string };
  readonly at: {
    readonly atMobiles: readonly string[];
    readonly atUserIds: readonly string[];
    readonly isAtAll: boolean;
  };
}

/** Adds what the robot asks for: its keyword, and mentions, which DingTalk highlights only where the text has them, too. */
export function bodyOf(
  { keyword, atAll, atMobiles }: Pick<Robot, 'keyword' | 'atAll' | 'atMobiles'>,
  { title, text, quiet }: Pick<AlarmMessage, 'title' | 'text' | 'quiet'>,
): Body {
  const mobiles = quiet || atAll ? [] : atMobiles;
  const parts = [
    text,
    ...(keyword === '' || text.includes(keyword) ? [] : [keyword]),
    ...(mobiles.length === 0 ? [] : [mobiles.map((mobile) => `@${mobile}`).join(' ')]),
  ];
  return {
    msgtype: 'markdown',
    markdown: { title, text: parts.join('\n\n') },
    at: { atMobiles: mobiles, atUserIds: [], isAtAll: atAll && !quiet },
  };
}
