// Generated from schemas/ by `npm run generate`: do not edit.
import type { EntityValidators } from '../../contract/form.ts';

export declare const validate: EntityValidators['validate'];
export declare const byHash: EntityValidators['byHash'];
export declare const visible: EntityValidators['visible'];
export declare const rules: EntityValidators['rules'];
