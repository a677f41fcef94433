/** Replaces any secret in texts, logs, plans and examples (schemas/SPECIFICATION.md section 12). */
export const secretMask = '[SECRET]';
