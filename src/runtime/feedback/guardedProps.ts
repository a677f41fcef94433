/**
 * The props of a button: its action, or the reason why it is not possible now, as a tooltip. The button stays
 * focusable.
 */
export const guardedProps = (reason: string | undefined, onClick: () => void) =>
  reason === undefined
    ? { onClick }
    : ({ 'aria-disabled': true, 'aria-description': reason, title: reason } as const);
