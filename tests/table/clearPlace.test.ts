import { describe, expect, it } from 'vitest';
import { directionFrom } from '../../src/app/guide/direction';
import { type Box, clearPlace, overlap } from '../../src/table/controls/clearPlace';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const WINDOW = { width: 1000, height: 600 };

describe('clearPlace', () => {
  it('places the box beside a small target', () => {
    const target = box(500, 300, 40, 40);
    const place = clearPlace({ width: 200, height: 100 }, target, [], WINDOW, 10);
    expect(overlap(place, target)).toBe(0);
    expect(Math.abs(place.y - 300)).toBeLessThan(120);
  });

  it('picks the side that is free of other boxes', () => {
    const target = box(500, 300, 40, 40);
    const others = [box(350, 120, 300, 140), box(350, 380, 300, 140), box(250, 250, 240, 140)];
    const place = clearPlace({ width: 200, height: 100 }, target, others, WINDOW, 10);
    expect(place.side).toBe('right');
    for (const other of [target, ...others]) expect(overlap(place, other)).toBe(0);
  });

  it('picks a corner when the target is as wide as the window', () => {
    const target = box(0, 50, 1000, 400);
    const place = clearPlace({ width: 300, height: 120 }, target, [], WINDOW, 10);
    expect(overlap(place, target)).toBe(0);
  });

  it('stays inside the window', () => {
    const place = clearPlace({ width: 300, height: 120 }, box(990, 590, 10, 10), [], WINDOW);
    expect(place.x + 300).toBeLessThanOrEqual(1000);
    expect(place.y + 120).toBeLessThanOrEqual(600);
  });
});

describe('directionFrom', () => {
  it('returns the direction in which two boxes are farther apart', () => {
    const middle = box(100, 100, 100, 100);
    expect(directionFrom(box(110, 0, 80, 40), middle)).toBe('above');
    expect(directionFrom(box(90, 220, 80, 40), middle)).toBe('below');
    expect(directionFrom(box(0, 90, 40, 100), middle)).toBe('left');
    expect(directionFrom(box(240, 130, 40, 100), middle)).toBe('right');
  });
});
