/** Words of a text that can stand in a name of code: accents are dropped, and whatever has no letter or digit in ASCII. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');

const capital = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

/** A type name for what may be called anything: `ship-to (new)` → `ShipToNew`, `2d` → `T2D`, `订单` → the fallback. */
export function typeNameFor(text: string, fallback: string): string {
  const name = wordsOf(text)
    .map(capital)
    .join('')
    .replace(/\d[a-z]/g, (end) => end.toUpperCase());
  if (name === '') return fallback;
  return /^\d/.test(name) ? `T${name}` : name;
}

/** Gives out names, each once: the second `Line` is `Line2`. */
export function namer(): (wanted: string) => string {
  const given = new Set<string>();
  return (wanted) => {
    let name = wanted;
    for (let count = 2; given.has(name.toLowerCase()); count += 1) name = `${wanted}${count}`;
    given.add(name.toLowerCase());
    return name;
  };
}
