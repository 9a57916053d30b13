import { Counter } from 'prom-client';

import { registry } from '../platform/metrics/registry';

type Outcome = { kind: string; isRepeat?: boolean };

const enquiries = new Counter({
  name: 'enquiries_total',
  help: 'Enquiries that were sent, by what became of them.',
  labelNames: ['outcome'],
  registers: [registry],
});

/** Counts a submitted enquiry; outcome `repeated` when an earlier request had already stored it. */
export function countEnquiry({ kind, isRepeat }: Outcome): void {
  enquiries.inc({ outcome: kind === 'accepted' && isRepeat ? 'repeated' : kind });
}
