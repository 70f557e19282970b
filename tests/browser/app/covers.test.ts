import { describe } from 'vitest';
import { DESK, withBrowser } from '../browser';
import { coverStays } from './coverCases';

const browser = withBrowser();

describe('on a desk, the cover stays', () => coverStays(browser, DESK));
