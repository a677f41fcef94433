import { saveText } from './saveText.ts';

/** Hands the browser a JSON file to keep, formatted so that people can read and compare it. */
export const saveFile = (name: string, content: unknown): void =>
  saveText(name, `${JSON.stringify(content, undefined, 2)}\n`, 'application/json');
