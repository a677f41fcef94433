import Papa from 'papaparse';

/** Reads rows of CSV or TSV. The parser detects the delimiter. Blank lines are rows. */
export function readDelimited(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', '\t', ';'] });
  return data;
}
