import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaRule } from '../RuleContext.ts';
import { locationAt, rootLocation, unknownNames, violation } from '../RuleViolation.ts';

/** `home` of the product names a screen or a family. */
const homeScreen: SchemaRule = function* ({ product, screens, families, isComplete }) {
  if (!isComplete('screens') || !isComplete('families')) return;
  const known = [...screens, ...families].map(({ name }) => name);
  for (const file of product) {
    const { home } = file.value;
    if (home !== undefined)
      yield* unknownNames(
        [locationAt(rootLocation(file), ['home'], home)],
        'There is no screen or family',
        known,
      );
  }
};

/** The logo of the product is a file of the project. */
const logoFile: SchemaRule = function* ({ product, root }) {
  for (const file of product) {
    const { logo } = file.value;
    if (logo !== undefined && !existsSync(join(root, logo)))
      yield violation(
        locationAt(rootLocation(file), ['logo'], logo),
        `The file ${logo} does not exist.`,
        'Add the image to the folder of the project, or correct the path.',
      );
  }
};

/** Rules for the product. */
export const productRules: readonly SchemaRule[] = [homeScreen, logoFile];
