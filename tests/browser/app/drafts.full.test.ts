import { describe } from 'vitest';
import { PHONE } from '../browser';
import { keepsDrafts } from './draftCases';

describe('on a phone', () => keepsDrafts(PHONE));
