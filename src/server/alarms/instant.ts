/** An instant as people at a place read it, the same in every language: `2026-11-21 16:00:00 (GMT+8)`. */
export function instant(at: Date, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    at,
  );
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return `${time} (${zone?.value})`;
}
