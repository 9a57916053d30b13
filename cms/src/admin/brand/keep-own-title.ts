import { toOwnTitle } from './own-title';

/** Replaces Strapi's name in the page title whenever Strapi sets it. */
export function keepOwnTitle(): void {
  const rename = () => {
    const title = toOwnTitle(document.title);
    if (title !== document.title) document.title = title;
  };
  rename();
  const options = { subtree: true, childList: true, characterData: true };
  new MutationObserver(rename).observe(document.head, options);
}
