import { inject } from 'vitest';
import { setUpRooms } from '../../scripts/online/rooms';
import { screensOf } from '../../scripts/screens/pages';
import { hasNoFaultForAxe } from './axeContract';

hasNoFaultForAxe('cherez-ural', async () => screensOf(await setUpRooms(inject('url'))));
