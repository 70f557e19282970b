import { memo } from 'react';
import { Canal } from './Canal';
import { Knowledge } from './Knowledge';
import { Market } from './Market';
import { OwnContracts } from './OwnContracts';
import { Supply } from './Supply';

export const OwnBoard = memo(function OwnBoard() {
  return (
    <div className="grid min-0 gap-6 own">
      <Supply />
      <Market />
      <Knowledge />
      <OwnContracts />
      <Canal />
    </div>
  );
});
