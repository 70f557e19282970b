/** Resolves once the worker is installed or has failed to install. */
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Returns the addresses of a page's start scripts, which contain a hash of the build. */
const startScripts = (page: Document): string =>
  [...page.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src')).join();

/** Checks whether the server has another build than the page runs. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' });
  if (!answer.ok) return false;
  const served = startScripts(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return served !== '' && served !== startScripts(document);
}

async function changeToNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration !== undefined) {
    await registration.update();
    if (registration.installing !== null) await installed(registration.installing);
    const { waiting } = registration;
    if (waiting !== null) {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
      return;
    }
  }
  if (await isOutdated()) location.reload();
}

/**
 * Reloads the page if the server or this device has a newer build. Every move is saved, so nothing is lost. Does
 * nothing offline.
 */
export const takeNewVersion = (): Promise<void> => changeToNewVersion().catch(() => undefined);
