/** The shortest and the longest text, in characters. */
export type Lengths = readonly [shortest: number, longest: number];

/** The parts of a pattern: a class, an escape, the begin of a group, a quantifier, or one character. */
const parts =
  /\[(?:\\.|[^\]\\])*\]|\\(?:u\{[^}]*\}|[pP]\{[^}]*\}|k<[^>]*>|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c.|[1-9]\d*|.)|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gsu;

const isLookaround = (part: string): boolean => /^\(\?<?[=!]$/.test(part);

/** Returns the lengths of the texts that one part without a group matches. */
function lengthsOfPart(part: string): Lengths {
  if (/^(\^|\$|\\[bB])$/.test(part)) return [0, 0];
  return /^\\(k<|[1-9])/.test(part) ? [0, Number.POSITIVE_INFINITY] : [1, 1];
}

/** Returns how often a quantifier repeats its part; undefined for another part. */
function repetitionsOf(part: string): Lengths | undefined {
  const [, sign, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/.exec(part) ?? [];
  if (sign !== undefined) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY];
  if (least === undefined) return undefined;
  const last = comma ? most || Number.POSITIVE_INFINITY : least;
  return [Number(least), Number(last)];
}

const times = (length: number, count: number): number => (length === 0 || count === 0 ? 0 : length * count);

/** Returns the lengths of the texts that a valid pattern matches. Without both anchors, a text has no longest length. */
export function patternLengths(pattern: string): Lengths {
  const found = pattern.match(parts) ?? [];
  let at = 0;

  function readGroup(part: string): Lengths {
    const inner = readAlternatives();
    at += 1;
    return isLookaround(part) ? [0, 0] : inner;
  }

  function readSequence(): Lengths {
    let [shortest, longest]: Lengths = [0, 0];
    for (let part = found[at]; part !== undefined && part !== '|' && part !== ')'; part = found[at]) {
      at += 1;
      const [least, most] = part.startsWith('(') ? readGroup(part) : lengthsOfPart(part);
      const repetitions = repetitionsOf(found[at] ?? '');
      if (repetitions) at += 1;
      const [once, often] = repetitions ?? [1, 1];
      shortest += times(least, once);
      longest += times(most, often);
    }
    return [shortest, longest];
  }

  function readAlternatives(): Lengths {
    let [shortest, longest] = readSequence();
    while (found[at] === '|') {
      at += 1;
      const [least, most] = readSequence();
      [shortest, longest] = [Math.min(shortest, least), Math.max(longest, most)];
    }
    return [shortest, longest];
  }

  const first = readSequence();
  const isAnchored = at === found.length && found[0] === '^' && found.at(-1) === '$';
  at = 0;
  return isAnchored ? first : [readAlternatives()[0], Number.POSITIVE_INFINITY];
}
