import { describe } from 'vitest';
import { PHONE, withBrowser } from '../browser';
import { coverStays } from './coverCases';

const browser = withBrowser();

describe('on a phone, the cover stays', () => coverStays(browser, PHONE));
