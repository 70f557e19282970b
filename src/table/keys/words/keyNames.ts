/** The names of keys in the list of keys, the same in every language */
export const keyNames = {
  arrows: '← ↑ → ↓',
  enter: 'Enter',
  zoom: '+ −',
  escape: 'Esc',
  look: 'I',
  plan: 'A',
  help: '?',
} as const;
