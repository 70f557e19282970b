/** Returns the address of the page that shows the position after this number of moves. */
export function addressOfMove(moves: number): string {
  const fields = new URLSearchParams(location.search);
  fields.set('move', String(moves));
  return `?${fields}`;
}
