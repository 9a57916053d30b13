/** What an answer says about its own safety; names in small letters. */
export type Answer = { headers: Record<string, string>; html: string };

type Policy = Map<string, string[]>;

/** Below this there is no extra credit. */
const EXTRA_CREDIT_FROM = 90;
const BROAD = /^(\*|https?:|https?:\/\/\*|data:|'unsafe-inline')$/;
const PRIVATE_REFERRER =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((each) => each.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** A browser obeys each policy; a directive counts where the first of them has it. */
function policiesOf({ headers, html }: Answer): Policy {
  const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];
  const texts = [headers['content-security-policy'], inPage?.replaceAll('&#x27;', "'")];
  return new Map(texts.flatMap((text) => [...parsePolicy(text ?? '')]));
}

function scorePolicy(policy: Policy): number {
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const script = sourcesOf('script-src');
  const isOpen = [...script, ...sourcesOf('object-src')].some((source) => BROAD.test(source));
  if (isOpen) return -20;
  if ([...script, ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10;
  if (sourcesOf('style-src').some((source) => BROAD.test(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreFraming(policy: Policy, headers: Answer['headers']): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function scoreScripts(html: string): number {
  return /<script[^>]+src="(https?:)?\/\//.test(html) ? -50 : 0;
}

/**
 * The score of an answer by the rules of Mozilla's HTTP Observatory (version 1.4 of its scoring),
 * of which 100 and more is A+. What TLS decides (redirection, HSTS) is not in it: it belongs to
 * Caddy and is tested there. Nor are cookies: pages set none.
 */
export function scoreOf(answer: Answer): number {
  const { headers, html } = answer;
  const policy = policiesOf(answer);
  const referrer = headers['referrer-policy'];
  const scores = [
    scorePolicy(policy),
    scoreFraming(policy, headers),
    scoreScripts(html),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    referrer === undefined ? 0 : PRIVATE_REFERRER.test(referrer) ? 5 : -5,
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  ];
  const losses = scores.filter((score) => score < 0).reduce((sum, score) => sum + score, 100);
  const gains = scores.filter((score) => score > 0).reduce((sum, score) => sum + score, 0);
  return losses >= EXTRA_CREDIT_FROM ? losses + gains : losses;
}
