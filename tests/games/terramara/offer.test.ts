import { speaksEveryLanguage } from '../shared/offer';
import { terramaraContract } from './contract';

speaksEveryLanguage(terramaraContract);
