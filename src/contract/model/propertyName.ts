/**
 * The name of a property: letters, digits and underscores. One underscore may come first, as in `_id`. Two of them are
 * the beginning of names that JavaScript and rjsf use, such as `__proto__`.
 */
export const propertyNamePattern = /^_?[A-Za-z][A-Za-z0-9_]*$/;
