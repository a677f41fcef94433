/** Milliseconds that the browser has to begin reading what it is given. */
const revokeDelay = 60_000;

/** Hands the browser a text to keep as a file; `type` is its media type. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}

/** Hands the browser a JSON file to keep, formatted so that people can read and compare it. */
export const saveFile = (name: string, content: unknown): void =>
  saveText(name, `${JSON.stringify(content, undefined, 2)}\n`, 'application/json');
