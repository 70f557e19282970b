/** Tests the Old Believer’s markers in villages. */
import { describe, expect, it } from 'vitest';
import { board } from '../../../../../src/games/cherez-ural/content/board';
import type { SpaceId } from '../../../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../../../src/games/cherez-ural/rules/roundEnd';
import { playerOf } from '../../../../../src/games/cherez-ural/rules/state/state';
import { moveNames, play, refusal, scene } from '../../table';

describe('w12 Old Believer', () => {
  const done = (at: SpaceId, rest: Partial<Parameters<typeof scene>[0]> = {}) => {
    const G = scene({ worker: { at, goods: { chinese: 1 } }, tokens: 1, hand: ['p33'], ...rest });
    play(G, 'winter1', '0', 'gatherInformation');
    return G;
  };

  it('w12 may leave a marker in a village after the action, then can only end the turn', () => {
    const G = done('village-ob');
    play(G, 'winter1', '0', 'leavePilgrimageMarker');
    expect(G.pilgrimage).toEqual(['village-ob']);
    expect(moveNames(G, 'winter1', '0')).toEqual(['endTurn']);
    expect(refusal(G, 'winter1', '0', 'leavePilgrimageMarker')).toBe('R8.4');
    expect(refusal(G, 'winter1', '0', 'useTravelToken', 'tobolsk')).toBe('R8.4');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R8.4');
    play(G, 'winter1', '0', 'endTurn');
  });

  it('w12 may end the turn without a marker', () => {
    const G = done('village-ob');
    play(G, 'winter1', '0', 'endTurn');
    expect(G.pilgrimage).toEqual([]);
  });

  it('w12 leaves no marker before the action, in a city, or in a village with a marker', () => {
    const early = scene({ worker: { at: 'village-ob' } });
    expect(refusal(early, 'winter1', '0', 'leavePilgrimageMarker')).not.toBeNull();
    expect(refusal(done('tobolsk'), 'winter1', '0', 'leavePilgrimageMarker')).not.toBeNull();
    expect(
      refusal(done('village-ob', { pilgrimage: ['village-ob'] }), 'winter1', '0', 'leavePilgrimageMarker'),
    ).not.toBeNull();
  });

  it('w12 never runs out of markers: a twelfth village gets one on its twelfth turn', () => {
    const villages = Object.values(board.space)
      .filter(({ id, kind }) => kind === 'village' && id !== 'village-ob')
      .map(({ id }) => id);
    const G = done('village-ob', { pilgrimage: villages.slice(0, 11) });
    expect(moveNames(G, 'winter1', '0')).toContain('leavePilgrimageMarker');
    play(G, 'winter1', '0', 'leavePilgrimageMarker');
    expect(G.pilgrimage).toHaveLength(12);
    endRound(Object.assign(G, { round: 4 }));
    expect(playerOf(G, '0').ledger.finalWorker).toBe(12 * 7);
  });

  it('w12 is the only worker that leaves markers', () => {
    const G = scene({ worker: { id: 'w09', at: 'village-ob' }, turn: { actionDone: true } });
    expect(refusal(G, 'winter1', '0', 'leavePilgrimageMarker')).toBe('R8.4');
  });

  it('w12 gives 7 gold per marker at final scoring', () => {
    const G = scene({
      worker: { at: 'moscow' },
      round: 4,
      pilgrimage: ['village-ob', 'village-sob', 'village-usa'],
    });
    endRound(G);
    expect(playerOf(G, '0').ledger.finalWorker).toBe(21);
  });

  it('w12 markers stay for later rounds', () => {
    const G = done('village-ob');
    play(G, 'winter1', '0', 'leavePilgrimageMarker');
    endRound(G);
    expect(G.pilgrimage).toEqual(['village-ob']);
  });
});
