/** Copies a text and returns whether it worked. Without HTTPS there is no clipboard API, so it copies the selection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
