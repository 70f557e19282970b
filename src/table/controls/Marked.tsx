/** A sentence of the catalogue in which `*…*` is emphasised. */
export function Marked({ text }: { readonly text: string }) {
  return text.split('*').map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}
