/** By path of a module that Ajv's code requires: returns the import and the line that replace `require()`. */
export type RuntimeModules = Readonly<
  Record<string, (name: string, member: string) => readonly [importLine: string, line: string]>
>;

const requirePattern = /const (\w+) = require\("([^"]+)"\)(?:\.default|\.fullFormats(\.\w+|\["[^"]+"\]))?;/g;

/**
 * Replaces each `require()` in the code of Ajv, which writes it even into ES modules. Adds the imports to
 * `imports`.
 */
export function replaceRequires(code: string, modules: RuntimeModules, imports: Set<string>): string {
  return code
    .replace('"use strict";', '')
    .replace(requirePattern, (_match, name: string, path: string, member = '') => {
      const replaced = modules[path]?.(name, member);
      if (replaced === undefined)
        throw new Error(
          `The code of Ajv needs "${path}". Add a module for it where its validators are written.`,
        );
      const [importLine, line] = replaced;
      imports.add(importLine);
      return line;
    });
}
