/** A response to score; header names in lower case. */
type ScoredResponse = { headers: Record<string, string>; html: string };

type Policy = Map<string, string[]>;

/** Minimum score that earns extra credit. */
const EXTRA_CREDIT_FROM = 90;
const BROAD = /^(\*|https?:|https?:\/\/\*|data:|'unsafe-inline')$/;
const PRIVATE_REFERRER =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((each) => each.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/**
 * Returns the effective directives: of several policies, the first definition of a directive
 * counts.
 */
function policiesOf({ headers, html }: ScoredResponse): Policy {
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

function scoreFraming(policy: Policy, headers: ScoredResponse['headers']): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function scoreScripts(html: string): number {
  return /<script[^>]+src="(https?:)?\/\//.test(html) ? -50 : 0;
}

/**
 * Returns the score of a response by the rules of Mozilla's HTTP Observatory (scoring version 1.4);
 * 100 or more is A+. Excludes TLS (redirection, HSTS), which Caddy handles and tests, and cookies,
 * which pages do not set.
 */
export function observatoryScore(response: ScoredResponse): number {
  const { headers, html } = response;
  const policy = policiesOf(response);
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
