import type { Translated } from '../../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  hint: '自分の番が来てから、または誰かの持ち時間が切れてから30秒たってもテーブルを見ていなければ、お知らせが届きます。届くのはどのテーブルかということだけで、ゲームの内容は書かれません。',
  personHint:
    '希望に合うテーブルができたときや、招待されたときにお知らせします。お知らせは1つのテーブルにつき1回です。',
  personNone: 'このサーバーからはお知らせを送れません。合うテーブルと招待はこのサイトで見られます。',
  none: 'このサーバーからはメールなどを送れません。音とブラウザの通知は上で選べます。',
  loading: 'サーバーに問い合わせています…',
  push: 'この端末',
  pushAdd: 'この端末に通知する',
  pushHint: 'ページを閉じていても届きます。',
  pushOther: 'ほかの端末',
  pushAsked: 'ブラウザに確認しています…',
  pushFailed:
    'ブラウザがプッシュサービスに接続できませんでした。しばらくしてからもう一度試すか、別の方法を選んでください。',
  pushBlocked:
    'ブロック中：ブラウザがこのサイトの通知を許可していません。アドレスの横のアイコンからサイトの設定を開き、通知を許可してください。',
  pushDenied: 'ブラウザがこのページの通知を許可していません。',
  pushInsecure:
    'ページを閉じている間の通知には安全な接続が必要です。アドレスは https で始まる必要があります。',
  pushMissing: 'このブラウザでは、ページを閉じている間の通知を受け取れません。',
  email: 'メール',
  address: 'メールアドレス',
  webhook: 'Webhook',
  url: 'WebhookのURL',
  format: 'Webhookの種類',
  discord: 'Discord',
  slack: 'Slack',
  json: 'その他(JSON)',
  add: '確認を送る',
  waiting: '送ったリンクでの確認を待っています。',
  on: '有効',
  test: 'テストを送る',
  tested: '送りました',
  stop: '止める',
  stopNamed: '{{shown}}への通知を止める',
  testNamed: '{{shown}}にテストを送る',
  quiet: '通知しない時間帯',
  quietHint: 'この時間帯の分は、終わったときに一度だけ届きます。タイムゾーン：{{zone}}',
  from: '開始',
  until: '終了',
  quietSave: 'この時間帯は通知しない',
  quietKept: '保存しました',
  quietOff: '時間帯の指定をやめる',
};
