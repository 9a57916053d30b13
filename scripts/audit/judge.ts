import type { Finding } from './report.ts';

/** What was decided about an advisory, in `decisions.json`. */
export type Decision = {
  /** As in a finding. */
  id: string;
  package: string;
  /** Why it may stay, or what was done about it. */
  reason: string;
  /** The last day it holds, `YYYY-MM-DD`: then somebody has to look again. */
  until: string;
};

export type Verdict = {
  undecided: Finding[];
  /** Decided once, and the day has passed. */
  expired: Finding[];
  decided: Finding[];
  /** Decisions about what npm no longer reports. */
  needless: Decision[];
};

/** Compares what npm found with what was decided; `today` as `YYYY-MM-DD`. */
export function judge(
  findings: readonly Finding[],
  decisions: readonly Decision[],
  today: string,
): Verdict {
  const decisionOn = (finding: Finding) =>
    decisions.find((each) => each.id === finding.id && each.package === finding.package);
  const isOver = (finding: Finding) => (decisionOn(finding)?.until ?? '') < today;
  return {
    undecided: findings.filter((each) => !decisionOn(each)),
    expired: findings.filter((each) => decisionOn(each) && isOver(each)),
    decided: findings.filter((each) => decisionOn(each) && !isOver(each)),
    needless: decisions.filter(
      ({ id, package: name }) => !findings.some((each) => each.id === id && each.package === name),
    ),
  };
}
