/** The words of the table itself: buttons, headings, hints, spoken descriptions. */
export const table = {};
