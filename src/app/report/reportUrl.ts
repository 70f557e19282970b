import type { Report } from '../../session/report';

/** GitHub refuses longer addresses. */
const LONGEST = 6000;

/** Returns the address for problem reports; null if the host set none or the page has no server. */
export async function fetchReportUrl(): Promise<string | null> {
  try {
    const answer = await fetch('/report-url');
    const { url }: { url?: unknown } = await answer.json();
    return typeof url === 'string' ? url : null;
  } catch {
    return null;
  }
}

export const summaryOf = (report: Report): string =>
  [
    `Game: ${report.game}, rules ${report.rulesVersion}, content ${report.content ?? 'none'}`,
    `Position: move ${report.moves}, seat ${report.viewer ?? 'spectator'}, ${report.address}`,
    `Browser: ${report.browser}, ${report.size}, ${report.language}`,
    ...(report.error === null ? [] : [`Error: ${report.error}`]),
  ].join('\n');

export function issueAddress(base: string, report: Report): string {
  const address = new URL(base);
  address.searchParams.set('title', `${report.game}: problem at move ${report.moves}`);
  const body = `What happened, and what did you expect?\n\n\n${summaryOf(report)}\n\nPlease attach the saved file.`;
  address.searchParams.set('body', body.slice(0, LONGEST));
  return address.href;
}
