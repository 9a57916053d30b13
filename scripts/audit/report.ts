/** One advisory about one package, as npm reports it. */
export type Finding = {
  /** `GHSA-…`, or npm's own number where the advisory has no such address. */
  id: string;
  package: string;
  severity: string;
  title: string;
  url: string;
};

type Advisory = { source: number; name: string; title: string; url: string; severity: string };
/** A name instead of an advisory: the package only contains one that has it. */
type Vulnerability = { via: (Advisory | string)[] };
export type AuditReport = { vulnerabilities: Record<string, Vulnerability> };

function toFinding({ source, name, title, url, severity }: Advisory): Finding {
  const id = /GHSA(-[\da-z]{4}){3}/i.exec(url)?.[0] ?? String(source);
  return { id, package: name, severity, title, url };
}

/**
 * Reads what `npm audit --json` (report version 2) wrote; each advisory once, however many packages
 * it reaches. Undefined when there is no report: the registry did not answer, or not with one.
 */
export function readFindings(output: string): Finding[] | undefined {
  let report: Partial<AuditReport>;
  try {
    report = JSON.parse(output) as Partial<AuditReport>;
  } catch {
    return undefined;
  }
  if (!report.vulnerabilities) return undefined;
  const findings = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((each) => typeof each !== 'string')
    .map(toFinding);
  return [...new Map(findings.map((each) => [`${each.id} ${each.package}`, each])).values()];
}

/** Why there is no report, in npm's words. */
export function readRefusal(output: string): string {
  const message = /"message":\s*"([^"]+)"/.exec(output)?.[1];
  return message ?? 'npm audit no respondió con un informe';
}
