import { contentPackOption } from '../../game-api/contentPackOption';
import type { SetupOption } from '../../game-api/module';

const firstGame: SetupOption = {
  kind: 'switch',
  field: 'firstGame',
  label: { en: 'First game', ja: '最初のゲーム' },
  hint: {
    en: 'No characters or starting resources cards; everyone starts with the same resources (S1.10). Recommended for a first game.',
    ja: '人物・初期資源カードを使わず、全員が同じ状態で始めます（S1.10）。初めての方におすすめです。',
  },
};

const neutralFour: SetupOption = {
  kind: 'switch',
  field: 'neutralFour',
  label: { en: 'Neutral card 4', ja: '無人カードの4' },
  hint: {
    en: 'The neutral players’ swords can go up to 4 a round (S2.2). Empty box: only in a full game. Ticked: in a first game too.',
    ja: '無人プレイヤーの武力が1ラウンドに4まで進みます（S2.2）。チェックなし：通常ゲームでだけ使います。チェックあり：最初のゲームでも使います。',
  },
};

export const setupOptions = (numPlayers: number): readonly SetupOption[] =>
  numPlayers === 4 ? [firstGame, contentPackOption] : [firstGame, neutralFour, contentPackOption];
