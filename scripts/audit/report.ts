/** One advisory about one package, as npm reports it. */
export type Finding = {
  /** `GHSA-…`, or npm's own number for an advisory without a GHSA id. */
  id: string;
  package: string;
  severity: string;
  title: string;
  url: string;
};

type Advisory = { source: number; name: string; title: string; url: string; severity: string };
/** A name instead of an advisory means that the package depends on a vulnerable one. */
type Vulnerability = { via: (Advisory | string)[] };
type AuditReport = { vulnerabilities: Record<string, Vulnerability> };

function toFinding({ source, name, title, url, severity }: Advisory): Finding {
  const id = /GHSA(-[\da-z]{4}){3}/i.exec(url)?.[0] ?? String(source);
  return { id, package: name, severity, title, url };
}

/**
 * Parses the output of `npm audit --json` (report version 2). Returns each advisory once per package,
 * or undefined when the output is not a report, for example an error of the registry.
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

/** Returns npm's error message for output that is not a report. */
export function readAuditError(output: string): string {
  const message = /"message":\s*"([^"]+)"/.exec(output)?.[1];
  return message ?? 'npm audit no respondió con un informe';
}
