import type { ClassifierTable } from '../classify/Classifier.ts';
import { anyBreakingChange, noChange, textChange } from '../classify/classifiers.ts';

/** schemas/vocabulary/backend.schema.json. A change of the API of a back end breaks every caller. */
export const backendTable: ClassifierTable = {
  $schema: noChange,
  title: textChange,
  'x-i18n': textChange,
  server: anyBreakingChange,
  services: anyBreakingChange,
  key: anyBreakingChange,
  served: anyBreakingChange,
  language: anyBreakingChange,
  constants: anyBreakingChange,
  headers: anyBreakingChange,
  list: anyBreakingChange,
  answer: anyBreakingChange,
  errors: anyBreakingChange,
  signIn: anyBreakingChange,
  // Written out as operations (normalize/expand/foldCollections.ts), and reported there.
  roles: noChange,
};
