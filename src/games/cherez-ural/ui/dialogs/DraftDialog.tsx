import { entryOf } from '../../../../rules-kit/indexed';
import { CardChoice } from '../../../../table/dialogs/CardChoice';
import { isOpen } from '../../rules/content-pack/contentOf';
import { playerOf } from '../../rules/state/state';
import { BusinessFace } from '../cards/BusinessFace';
import { usePick, useTable } from '../context';

/** R14.1. */
export function DraftDialog() {
  const { G, legal, content, language, t, viewer } = useTable();
  const pick = usePick();
  const held = viewer === null ? 0 : playerOf(G, viewer).hand.filter(isOpen).length;
  return (
    <CardChoice
      testId="draft-dialog"
      title={t('table.choose.draftTitle', { nth: held + 1 })}
      subtitle={t('table.choose.draftWhy')}
      cards={legal.draft}
      face={(id) => <BusinessFace id={id} />}
      nameOf={(id) => entryOf(content.businesses, id).name[language]}
      intentOf={(id) => ({ move: 'draft', args: [id] })}
      onHide={() => pick({ do: 'hideChoice', hidden: true })}
    />
  );
}
