import type { ComponentProps } from 'react';
import { ActionButton } from './ActionButton';

type Button = ComponentProps<typeof ActionButton>;
type IconActionProps = Pick<Button, 'testId' | 'glyph' | 'reason' | 'onPress'> & {
  /** What it does, in words. */
  readonly says: string;
};

/** A button that is an icon alone. */
export function IconAction({ says, ...button }: IconActionProps) {
  return <ActionButton look="icon" label={null} spoken={says} hint={says} {...button} />;
}
