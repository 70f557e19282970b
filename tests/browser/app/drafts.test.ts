import { describe } from 'vitest';
import { DESK } from '../browser';
import { keepsDrafts } from './draftCases';

describe('on a desk', () => keepsDrafts(DESK));
