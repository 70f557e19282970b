/** Sounds of a table. They are synthesised, so no file is fetched. */

type Note = {
  /** Pitch in Hz */
  readonly pitch: number;
  /** Start in seconds */
  readonly at: number;
  /** Length in seconds */
  readonly length: number;
  readonly volume: number;
};

/** A player's turn begins. */
export const TURN: readonly Note[] = [
  { pitch: 660, at: 0, length: 0.32, volume: 0.2 },
  { pitch: 880, at: 0.18, length: 0.32, volume: 0.2 },
];

/** Another player has moved. */
export const MOVE: readonly Note[] = [{ pitch: 440, at: 0, length: 0.12, volume: 0.08 }];

const SILENCE = 0.0001;
const ATTACK = 0.02;

export function playNotes(notes: readonly Note[]): void {
  const audio = new AudioContext();
  for (const { pitch, at, length, volume } of notes) {
    const start = audio.currentTime + at;
    const note = audio.createOscillator();
    const gain = audio.createGain();
    note.frequency.value = pitch;
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    note.connect(gain).connect(audio.destination);
    note.start(start);
    note.stop(start + length);
  }
  setTimeout(() => void audio.close(), 1500);
}
