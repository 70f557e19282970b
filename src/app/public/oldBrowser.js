// Runs before the app, in the language of old browsers: says in one sentence that the browser is too old, where the page
// would stay blank. package.json lists the supported browsers (browserslist).
(() => {
  var canRun =
    'noModule' in document.createElement('script') &&
    typeof Object.hasOwn === 'function' &&
    typeof Array.prototype.findLast === 'function' &&
    'CSSLayerBlockRule' in window &&
    CSS.supports('selector(:has(a))');
  if (canRun) return;
  var text = /^ja/.test(navigator.language)
    ? 'お使いのブラウザーは古いため、Kontorを表示できません。Chrome・Edge 111、Firefox 121、Safari 16.4以降をお使いください。'
    : 'This browser is too old for Kontor. Please use Chrome or Edge 111, Firefox 121, Safari 16.4 or newer.';
  var notice = document.createElement('p');
  notice.id = 'old-browser';
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'margin:24px;font:18px sans-serif';
  notice.appendChild(document.createTextNode(text));
  document.body.insertBefore(notice, document.body.firstChild);
})();
