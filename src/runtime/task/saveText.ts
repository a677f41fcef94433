/** Milliseconds that the browser has to begin reading what it is given. */
const grace = 60_000;

/** Hands the browser a text to keep as a file; `type` is its media type. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), grace);
}
