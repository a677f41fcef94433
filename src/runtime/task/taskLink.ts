import type { Screen } from '../../contract/screen.ts';

/** Parameter of the URL that a property of a task's form begins with; the prefix keeps it apart from the screen's own. */
export const parameterOf = (property: string): string => `with.${property}`;

/** Where a task is found; its form begins with those of `given` that are properties of it. */
export function taskLink({ route }: Screen, tab: string, given: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams({ tab });
  for (const [property, value] of Object.entries(given)) parameters.set(parameterOf(property), value);
  return `${route}?${parameters}`;
}
