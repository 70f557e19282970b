import { useState } from 'react';
import { TableNote } from '../replay/TableNote';
import { useSettings } from '../settings';
import { download, fileName } from '../storage';
import type { StorageProblem } from './entries';
import { readGameText } from './savedGames';
import { useWords } from './words';

/** Problems whose notice was closed. It is not shown again. */
const closed = new Set<StorageProblem>();

type NoticeLineProps = {
  readonly problem: StorageProblem;
  /** Whether a game exists only in memory and should be exported. */
  readonly hasGame: boolean;
};

export function NoticeLine({ problem, hasGame }: NoticeLineProps) {
  const { t: shell } = useSettings();
  const t = useWords();
  const [, setClosed] = useState(closed.size);
  if (closed.has(problem)) return null;
  const close = () => {
    closed.add(problem);
    setClosed(closed.size);
  };
  return (
    <TableNote
      text={`${t(problem)} ${t(hasGame ? 'game' : 'other')}`}
      testId="storage-notice"
      onClose={close}
    >
      {hasGame && (
        <button
          type="button"
          className="button"
          data-testid="storage-export"
          onClick={() => download(fileName('game'), readGameText() ?? '')}
        >
          {shell('table.export')}
        </button>
      )}
    </TableNote>
  );
}
