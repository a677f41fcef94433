const linesIn = (text: string): number => text.split('\n').length;

/** Selects a part of the text and brings its line into view, which no browser does by itself. Lines do not wrap. */
export function showRange(area: HTMLTextAreaElement, [from, to]: readonly [from: number, to: number]): void {
  const line = linesIn(area.value.slice(0, from)) - 1;
  area.focus();
  area.setSelectionRange(from, to);
  area.scrollTop = (line / linesIn(area.value)) * area.scrollHeight - area.clientHeight / 2;
  area.scrollIntoView({ block: 'nearest' });
}
