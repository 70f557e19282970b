import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { byMouse, type GameForm, type Hand, Person, startGame } from '../person';

/** Turns of a seat in a game of Через Урал: four rounds of 3, 3, 6 and 6. */
const TURNS = 3 + 3 + 6 + 6;

export async function seesTheEnd(page: Page, players: number): Promise<void> {
  await page.getByTestId('final-score').waitFor();
  for (let seat = 0; seat < players; seat++)
    expect(await page.getByTestId(`final-gold-${seat}`).innerText()).toMatch(/\d/);
}

/** Plays a game of Через Урал from the new-game form to the final scoring. */
export async function playWholeGame(
  page: Page,
  form: GameForm,
  seed: string,
  hand: Hand = byMouse,
): Promise<void> {
  await startGame(page, inject('url'), form);
  const person = new Person(page, seed, hand);
  await person.play(async () => false);
  await seesTheEnd(page, form.players);
  expect(person.done.filter((step) => step === 'end turn').length).toBe(form.players * TURNS);
}
