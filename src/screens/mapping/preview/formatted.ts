import { readExact, writeExact } from '../../../contract/exactJson.ts';

/** JSON text with its lines indented and its numbers as they were; other text as it is. */
export function formatted(text: string): string {
  try {
    return writeExact(readExact(text), undefined, 2);
  } catch {
    return text;
  }
}
