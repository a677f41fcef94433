// Generated from schemas/ by `npm run generate`: do not edit.
import type { Validate } from '../../contract/form.ts';

export declare const v0: Validate;
export declare const v1: Validate;
export declare const v2: Validate;
export declare const v3: Validate;
export declare const v4: Validate;
export declare const v5: Validate;
export declare const v6: Validate;
export declare const v7: Validate;
export declare const v8: Validate;
export declare const v9: Validate;
export declare const v10: Validate;
export declare const v11: Validate;
export declare const v12: Validate;
export declare const v13: Validate;
export declare const v14: Validate;
export declare const v15: Validate;
export declare const v16: Validate;
export declare const v17: Validate;
export declare const v18: Validate;
export declare const v19: Validate;
export declare const v20: Validate;
