/**
 * Focuses the button of the next step after a spot was pressed with a pointer, so that Enter does not activate a button
 * pressed earlier.
 */
export function focusStep(within: Element): void {
  within
    .closest('.table')
    ?.querySelector<HTMLElement>('[data-action="confirm"]')
    ?.focus({ preventScroll: true });
}
