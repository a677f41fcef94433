/** `extendInfo.0.parameterName` → the path of its caption, in which indexes are no part. */
export const pathOf = (field: string): string[] => field.split('.').filter((part) => !/^\d+$/.test(part));
