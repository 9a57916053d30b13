import { toOwnTitle } from './own-title';

/** Keeps our name in the browser's tab, where Strapi writes its own on every page. */
export function keepOwnTitle(): void {
  const rename = () => {
    const title = toOwnTitle(document.title);
    if (title !== document.title) document.title = title;
  };
  rename();
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(rename).observe(document.head, changes);
}
