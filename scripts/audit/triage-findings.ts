import type { Finding } from './report.ts';

/** A decision about an advisory in `decisions.json`. */
export type Decision = {
  id: string;
  package: string;
  /** Why it is accepted, or what was done about it. */
  reason: string;
  /** Last day of validity, `YYYY-MM-DD`. */
  until: string;
};

/** Sorts npm's findings by decision; `today` as `YYYY-MM-DD`. */
export function triageFindings(
  findings: readonly Finding[],
  decisions: readonly Decision[],
  today: string,
) {
  const decisionOn = (finding: Finding) =>
    decisions.find((each) => each.id === finding.id && each.package === finding.package);
  const isExpired = (finding: Finding) => (decisionOn(finding)?.until ?? '') < today;
  return {
    undecided: findings.filter((each) => !decisionOn(each)),
    /** The decision's last day has passed. */
    expired: findings.filter((each) => decisionOn(each) && isExpired(each)),
    decided: findings.filter((each) => decisionOn(each) && !isExpired(each)),
    /** Decisions about findings that npm no longer reports. */
    obsolete: decisions.filter(
      ({ id, package: name }) => !findings.some((each) => each.id === id && each.package === name),
    ),
  };
}
