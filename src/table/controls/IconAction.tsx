import type { ComponentProps } from 'react';
import { ActionButton } from './ActionButton';

type Button = ComponentProps<typeof ActionButton>;
type IconActionProps = Pick<Button, 'testId' | 'glyph' | 'reason' | 'onPress'> & {
  readonly says: string;
};

export function IconAction({ says, ...button }: IconActionProps) {
  return <ActionButton look="icon" label={null} spoken={says} hint={says} {...button} />;
}
