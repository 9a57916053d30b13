import { SPEED_ELEMENT_MAX } from '@tequiora/cms/contracts/speed-visit.ts';

/** Ids of sections; not those that React creates. */
const STABLE_ID = /^[a-z][a-z0-9-]*$/;
const MAX_NAMES = 3;

/**
 * Returns where an element is, without any text: the section with an id, or the part of the page, and the
 * names of the innermost elements, such as `#paquetes div > h2`.
 */
export function describeElement(node: Node | null | undefined): string | undefined {
  let element = node instanceof Element ? node : node?.parentElement;
  if (!element) return undefined;
  const names: string[] = [];
  while (element && element !== document.body) {
    const name = element.localName;
    if (STABLE_ID.test(element.id)) return describe(`#${element.id}`, names, name);
    if (/^(main|header|footer)$/.test(name)) return describe(name, names);
    names.unshift(name);
    element = element.parentElement;
  }
  return describe('body', names);
}

function describe(place: string, names: readonly string[], own?: string): string {
  const inner = names.slice(-MAX_NAMES).join(' > ');
  return [place, inner || own].filter(Boolean).join(' ').slice(0, SPEED_ELEMENT_MAX);
}
