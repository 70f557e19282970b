import { speaksEveryLanguage } from '../shared/offer';
import { cherezUralContract } from './contract';

speaksEveryLanguage(cherezUralContract);
