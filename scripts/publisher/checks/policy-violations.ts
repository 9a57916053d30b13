import { createHash } from 'node:crypto';
import { attributeOf, elementsOf, textOf, type Element, type Node } from './page-elements.ts';

const POLICY = 'content-security-policy';
/** Browsers treat any other type as data. */
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
const TOO_BROAD = /'unsafe-(inline|eval|hashes)'|(^|\s)(\*|data:|blob:|https?:)(\s|$)/;
const SHOWN = 60;

function scriptSourcesOf(element: Element): string | undefined {
  if (attributeOf(element, 'http-equiv')?.toLowerCase() !== POLICY) return undefined;
  const directives = (attributeOf(element, 'content') ?? '').split(';').map((each) => each.trim());
  return directives.find((each) => each.startsWith('script-src ')) ?? '';
}

function isInlineScript(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attributeOf(element, 'src') === undefined &&
    SCRIPT_TYPES.has(attributeOf(element, 'type') ?? '')
  );
}

function violationOf(element: Element, sources: string | undefined): string | undefined {
  if (element.tagName === 'script' && sources === undefined) {
    return 'tiene un script antes de su política de contenido';
  }
  const handler = element.attrs.find(({ name }) => name.startsWith('on'));
  if (handler) return `tiene un atributo ${handler.name}, que su política de contenido no permite`;
  if (!isInlineScript(element)) return undefined;
  const text = textOf(element);
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (sources?.split(/\s+/).includes(hash)) return undefined;
  return `tiene un script que su política de contenido no permite: ${text.trim().slice(0, SHOWN)}`;
}

/**
 * Returns the scripts of a page that its content security policy blocks, and gaps of the policy, as
 * Spanish messages.
 */
export function findPolicyViolations(page: Node): string[] {
  const errors: string[] = [];
  let sources: string | undefined;
  for (const element of elementsOf(page)) {
    sources ??= scriptSourcesOf(element);
    const error = violationOf(element, sources);
    if (error !== undefined) errors.push(error);
  }
  if (sources === undefined) return ['no tiene política de contenido', ...errors];
  if (sources === '' || TOO_BROAD.test(sources)) {
    errors.unshift('permite cualquier script en su política de contenido');
  }
  return errors;
}
