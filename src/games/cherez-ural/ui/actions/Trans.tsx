/** A sentence of the catalogue in which `*…*` marks what stands out. */
export function Trans({ text }: { readonly text: string }) {
  return text.split('*').map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}
