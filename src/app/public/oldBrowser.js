(function () {
  function hasLookbehind() {
    try {
      return new RegExp('(?<=a)b').test('ab');
    } catch (_) {
      return false;
    }
  }

  var canRun =
    'noModule' in document.createElement('script') &&
    typeof Object.hasOwn === 'function' &&
    hasLookbehind() &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
    CSS.supports('zoom', '2');
  var isJapanese = /^ja/.test(navigator.language);

  function say(id, text) {
    var notice = document.createElement('p');
    notice.id = id;
    notice.setAttribute('role', 'alert');
    notice.style.cssText = 'margin:24px;font:18px sans-serif';
    notice.appendChild(document.createTextNode(text));
    document.body.insertBefore(notice, document.body.firstChild);
    return notice;
  }

  function sayOld() {
    if (document.getElementById('old-browser') !== null) return;
    say(
      'old-browser',
      isJapanese
        ? 'お使いのブラウザーは古いため、Kontorを表示できません。Chrome・Edge 111、Firefox 126、Safari 16.4以降をお使いください。'
        : 'This browser is too old for Kontor. Please use Chrome or Edge 111, Firefox 126, Safari 16.4 or newer.'
    );
  }

  function sayNotLoaded() {
    if (document.getElementById('not-started') !== null) return;
    var notice = say(
      'not-started',
      isJapanese
        ? 'Kontorを読み込めませんでした。接続を確認してください。'
        : 'Kontor could not be loaded. Check your connection. '
    );
    var reload = document.createElement('button');
    reload.appendChild(document.createTextNode(isJapanese ? 'もう一度試す' : 'Try again'));
    reload.addEventListener('click', function () {
      location.reload();
    });
    notice.appendChild(reload);
  }

  if (!canRun) sayOld();
  addEventListener(
    'error',
    function (event) {
      if (document.getElementById('root').firstChild !== null) return;
      // The target is a script that can't be fetched; a script that can't be parsed reports its error.
      if (event.target.tagName === 'SCRIPT') sayNotLoaded();
      else if (event.error instanceof SyntaxError) sayOld();
    },
    true
  );
})();
