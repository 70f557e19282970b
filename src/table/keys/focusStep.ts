/** After a place was pressed with a pointer the next step has the focus: Enter takes it, and not a button pressed before. */
export function focusStep(within: Element): void {
  within
    .closest('.table')
    ?.querySelector<HTMLElement>('[data-testid="confirm"]')
    ?.focus({ preventScroll: true });
}
