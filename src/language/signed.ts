/** A change with its sign: "+2", "−2". */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
