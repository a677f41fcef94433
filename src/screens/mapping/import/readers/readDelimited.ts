import Papa from 'papaparse';

/** Rows of CSV or TSV; what separates the cells is found by their regularity. Blank lines are rows. */
export function readDelimited(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', '\t', ';'] });
  return data;
}
