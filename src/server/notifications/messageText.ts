/** Texts of notifications and of the pages that their links open. */
import type { NotificationLanguage } from '../../session/notifications';

interface NotificationTexts {
  readonly yourTurn: string;
  readonly turnSubject: (game: string) => string;
  readonly timeSubject: (game: string) => string;
  readonly yourTimeIsUp: string;
  readonly timeIsUp: string;
  readonly lateOne: (name: string) => string;
  readonly tableOf: (names: readonly string[]) => string;
  readonly toTable: string;
  readonly toStop: string;
  readonly toStopForPerson: string;
  readonly tableSubject: (game: string) => string;
  readonly tableFits: string;
  readonly invitationSubject: (game: string) => string;
  readonly invited: string;
  readonly personTestSubject: string;
  readonly personTest: string;
  readonly personConfirmSubject: string;
  readonly personConfirm: string;
  readonly testSubject: (game: string) => string;
  readonly test: string;
  readonly confirmSubject: (game: string) => string;
  readonly confirm: (game: string) => string;
  readonly confirmHint: string;
  readonly pages: {
    readonly confirmTitle: string;
    readonly confirmText: (game: string, shown: string) => string;
    readonly confirmPerson: (shown: string) => string;
    readonly confirmButton: string;
    readonly confirmed: string;
    readonly confirmedPerson: string;
    readonly stopTitle: string;
    readonly stopText: (game: string, shown: string) => string;
    readonly stopPerson: (shown: string) => string;
    readonly stopButton: string;
    readonly stopped: string;
    readonly stoppedPerson: string;
    readonly goneTitle: string;
    readonly gone: string;
  };
}

export const notificationWords: Readonly<Record<NotificationLanguage, NotificationTexts>> = {
  en: {
    yourTurn: 'It is your turn.',
    turnSubject: (game) => `${game}: it is your turn`,
    timeSubject: (game) => `${game}: time is up`,
    yourTimeIsUp:
      'Your time is up. Until you move, the others may hand your seat to a bot; it is kept for you.',
    timeIsUp: 'Somebody’s time is up. You may hand their seat to a bot, or wait.',
    lateOne: (name) => `Out of time: ${name}`,
    tableOf: (names) => `At the table: ${names.join(', ')}`,
    toTable: 'To the table:',
    toStop: 'Turn off notifications from this table:',
    toStopForPerson: 'Turn off notifications of tables and invitations:',
    tableSubject: (game) => `${game}: a table for you`,
    tableFits: 'A table fits what you are looking for, and a seat is free.',
    invitationSubject: (game) => `${game}: you are invited`,
    invited: 'Somebody you have played with invites you to a table.',
    personTestSubject: 'Test notification',
    personTest: 'This is a test: we’ll notify you like this when a table fits or somebody invites you.',
    personConfirmSubject: 'Send notifications here?',
    personConfirm:
      'Somebody wants to be notified here when an online table fits what they are looking for, or when somebody invites them. If that is you, confirm it:',
    testSubject: (game) => `${game}: test notification`,
    test: 'This is a test: we’ll notify you like this when it’s your turn.',
    confirmSubject: (game) => `${game}: send notifications here?`,
    confirm: (game) =>
      `Somebody at a table of ${game} wants to be notified here when it is their turn. If that is you, confirm it:`,
    confirmHint: 'If not, do nothing: we’ll send nothing more. The link is valid for a day.',
    pages: {
      confirmTitle: 'Send notifications here?',
      confirmText: (game, shown) =>
        `${shown} will get a message whenever it’s your turn at a table of ${game}. Every message has a link to turn this off.`,
      confirmPerson: (shown) =>
        `${shown} will get a message when a table fits what you are looking for, or when somebody invites you. Every message has a link to turn this off.`,
      confirmButton: 'Yes, notify me here',
      confirmed: 'We’ll notify you here when it’s your turn.',
      confirmedPerson: 'We’ll notify you here when a table fits or somebody invites you.',
      stopTitle: 'Turn off notifications?',
      stopText: (game, shown) => `${shown} gets a message whenever it’s your turn at a table of ${game}.`,
      stopPerson: (shown) => `${shown} gets a message when a table fits or somebody invites you.`,
      stopButton: 'Turn off',
      stopped: 'Notifications from this table are off.',
      stoppedPerson: 'Notifications of tables and invitations are off.',
      goneTitle: 'This link has expired',
      gone: 'It is too old, or notifications were already turned off.',
    },
  },
  ja: {
    yourTurn: 'あなたの番です。',
    turnSubject: (game) => `${game}：あなたの番です`,
    timeSubject: (game) => `${game}：時間切れ`,
    yourTimeIsUp:
      '持ち時間が切れました。手番を行うまで、ほかの人があなたの席をボットに任せることができます。席はあなたのために取っておかれます。',
    timeIsUp: '時間切れの人がいます。その席をボットに任せることも、待つこともできます。',
    lateOne: (name) => `時間切れ：${name}`,
    tableOf: (names) => `同席者：${names.join('、')}`,
    toTable: 'テーブルを開く：',
    toStop: 'このテーブルからの通知を止める：',
    toStopForPerson: 'テーブルと招待のお知らせを止める：',
    tableSubject: (game) => `${game}：参加できるテーブルがあります`,
    tableFits: '希望に合うテーブルがあり、席が空いています。',
    invitationSubject: (game) => `${game}：招待が届きました`,
    invited: '一緒に遊んだことのある人が、あなたをテーブルに招待しています。',
    personTestSubject: '通知のテスト',
    personTest: 'これはテストです。希望に合うテーブルや招待があると、このようにお知らせします。',
    personConfirmSubject: 'ここに通知を送ってもよいですか',
    personConfirm:
      '希望に合うオンラインテーブルや招待のお知らせをここに送るよう頼まれました。ご本人であれば、次のリンクで確認してください：',
    testSubject: (game) => `${game}：通知のテスト`,
    test: 'これはテストです。自分の番になると、このようにお知らせします。',
    confirmSubject: (game) => `${game}：ここに通知を送ってもよいですか`,
    confirm: (game) =>
      `「${game}」のテーブルで、番が来たというお知らせをここに送るよう頼まれました。ご本人であれば、次のリンクで確認してください：`,
    confirmHint:
      '心当たりがなければ、何もする必要はありません。これ以上は何も送りません。リンクの有効期間は1日です。',
    pages: {
      confirmTitle: 'ここに通知を送りますか',
      confirmText: (game, shown) =>
        `「${game}」のテーブルで自分の番になると、${shown} にお知らせを送ります。どのお知らせにも、止めるためのリンクが付きます。`,
      confirmPerson: (shown) =>
        `希望に合うテーブルや招待があると、${shown} にお知らせを送ります。どのお知らせにも、止めるためのリンクが付きます。`,
      confirmButton: 'はい、ここに送る',
      confirmed: 'これからは、自分の番になるとここにお知らせします。',
      confirmedPerson: 'これからは、希望に合うテーブルや招待があるとここにお知らせします。',
      stopTitle: '通知を止めますか',
      stopText: (game, shown) =>
        `「${game}」のテーブルで自分の番になると、${shown} にお知らせを送っています。`,
      stopPerson: (shown) => `希望に合うテーブルや招待があると、${shown} にお知らせを送っています。`,
      stopButton: '通知を止める',
      stopped: 'このテーブルからは、もう何も送りません。',
      stoppedPerson: 'テーブルと招待のお知らせは、もう送りません。',
      goneTitle: 'することはありません',
      gone: 'このリンクはもう使えません。期限が切れたか、通知がすでに止められています。',
    },
  },
};

/** A notification to send on a channel. */
export interface NotificationMessage {
  readonly kind: 'turn' | 'time' | 'table' | 'invitation' | 'test' | 'confirm';
  readonly language: NotificationLanguage;
  /** Title of the game; null if the message is about none. */
  readonly title: string | null;
  readonly subject: string;
  readonly text: string;
  /**
   * One line with the other players or the player out of time. null in a confirmation request, since its receiver
   * has not agreed yet.
   */
  readonly table: string | null;
  readonly tableUrl: string;
  /** The channel belongs to a person, not to a seat. */
  readonly isPersons: boolean;
  /** Link to confirm the address; null except in confirmation requests. */
  readonly confirmUrl: string | null;
  readonly stopUrl: string;
}

/** Returns the message as plain text. `name` escapes the names of players for the target format. */
export function plainText(
  message: NotificationMessage,
  name: (text: string) => string = (text) => text,
): string {
  const words = notificationWords[message.language];
  const { text, table, tableUrl, confirmUrl, stopUrl, isPersons } = message;
  const lines =
    confirmUrl === null
      ? [
          text,
          ...(table === null ? [] : [name(table)]),
          '',
          words.toTable,
          tableUrl,
          '',
          isPersons ? words.toStopForPerson : words.toStop,
          stopUrl,
        ]
      : [text, confirmUrl, '', words.confirmHint];
  return lines.join('\n');
}
