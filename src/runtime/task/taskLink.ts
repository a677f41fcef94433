/** Parameter of the URL that a property of a task's form begins with; the prefix keeps it apart from the screen's own. */
export const parameterOf = (property: string): string => `with.${property}`;
