import { situationInForce } from '../../rules/content-pack/contentOf';
import { playerOf, workerOf } from '../../rules/state/state';
import { situationText } from '../../text/cardText';
import { goldPhrase, listComma, sentences } from '../../text/words';
import { type Telling, whenText, workerLoad } from '../../view-model/tell';
import { upcoming } from '../../view-model/upcoming';
import { useText } from '../context';

function turnLines(position: Telling): string[] {
  const { G, ctx, t, say, current, acting, myTurn, seat, workerName, spaceName, legal } = position;
  if (ctx.gameover !== undefined) return [t('kit.gameOver')];
  if (current === null)
    return legal.draft.length + legal.chooseWorkerCard.length > 0 ? [say('choosing')] : [];
  const whose = myTurn ? say('yourTurn') : t('kit.waitFor', { name: seat(current).name }).replaceAll('*', '');
  if (acting === null) return [whose];
  const { at } = workerOf(G, acting);
  return [
    whose,
    say('acting', {
      worker: workerName(acting),
      place: at === null ? t('table.notPlaced') : spaceName(at),
      load: workerLoad(position, acting),
    }),
    ...(G.turn.moved ? [say('moved')] : []),
    ...(G.turn.actionDone ? [say('actionDone')] : []),
  ];
}

export function Now() {
  const position = useText();
  const { G, ctx, t, say, language, viewer, seat } = position;
  const situation = situationInForce(G);
  const next = upcoming(G, ctx).map((id) => seat(id).name);
  const own = viewer === null ? null : playerOf(G, viewer);
  return (
    <>
      <p data-testid="when">{whenText(position, { round: G.round, phase: ctx.phase })}</p>
      <p data-testid="whose">{sentences(turnLines(position), language)}</p>
      <p>
        {viewer === null || own === null
          ? say('onlooker')
          : say('you', {
              name: seat(viewer).name,
              gold: goldPhrase(own.gold, language),
              tokens: t('table.tokens', { count: own.tokens }),
            })}
      </p>
      {next.length > 0 && <p>{say('next', { names: listComma(next, language) })}</p>}
      {situation !== null && (
        <p>
          {say('situationNow', {
            name: situation.name[language],
            text: sentences(situationText(situation, language).sentences, language),
          })}
        </p>
      )}
    </>
  );
}
