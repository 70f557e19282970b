import { phaseKey } from '../../ui/header/phaseKey';
import { turnGroups } from '../../ui/log/entries';
import { useText } from '../context';
import { lineText } from '../lines';

/** What happened, season by season, the latest season first and in each the latest turn first. */
export function LogList() {
  const position = useText();
  const { log, t, say } = position;
  const seasons: { key: string; title: string; turns: { key: string; text: string }[] }[] = [];
  for (const { key, round, phase, entries } of turnGroups(log)) {
    const title = say('when', {
      round: t('terms.round', { round }),
      phase: t(`terms.phase.${phaseKey(phase)}`),
    });
    const text = entries.flatMap((entry) => lineText(position, entry) ?? []).join(t('table.log.join'));
    const last = seasons[seasons.length - 1];
    if (last?.title === title) last.turns.unshift({ key, text });
    else seasons.push({ key, title, turns: [{ key, text }] });
  }
  return (
    <div data-testid="log">
      {seasons.length === 0 && <p>{t('table.log.empty')}</p>}
      {seasons.reverse().map(({ key, title, turns }) => (
        <section key={key}>
          <h3>{title}</h3>
          <ul>
            {turns.map((turn) => (
              <li key={turn.key}>{turn.text}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
