/** Characters. */
const most = 200_000;

/** Whether text can be edited by hand without the browser standing still. */
export const isEditable = (text: string): boolean => text.length <= most;
